/* Stresses: int to float, double to float and long long to double round to nearest, ties to even. */
extern void abort (void);

union single { float f; unsigned bits; };
union twice { double d; unsigned long long bits; };

static unsigned from_int (int i)
{
  union single s;
  s.f = (float) i;
  return s.bits;
}

static unsigned from_double (double d)
{
  union single s;
  s.f = (float) d;
  return s.bits;
}

int main (void)
{
  static const double exact_or_not[] = { 0.5, 0.1, 1.0 / 3, 16777216.0, 16777217.0, 0.75 };
  union twice t;
  long long n;
  int i, steps = 0, same = 0, changed = 0, up = 0, down = 0;

  for (i = 16777216; i < 16777226; i++)
    if (from_int (i) != from_int (i - 1))       /* at 216 218 219 222 223 */
      steps++;

  for (i = 0; i < 6; i++)
    if ((double) (float) exact_or_not[i] == exact_or_not[i])
      same++;
    else
      changed++;

  for (n = 9007199254740990LL; n < 9007199254741000LL; n++)
    {
      t.d = (double) n;
      t.bits = (t.bits << 12 >> 12 | 1ULL << 52) << (t.bits >> 52 > 1075);
      if (t.bits > (unsigned long long) n)
        up++;
      else if (t.bits < (unsigned long long) n)
        down++;
    }

  if ((from_double (0.1) & 0xff) == 0xcd)
    steps += 100;
  if (from_int (-16777219) == from_double (-16777220.0) && from_int (0x7fffffff) == 0x4f000000u)
    steps += 1000;
  if (steps != 1105 || same != 3 || changed != 3 || up != 2 || down != 2)
    abort ();
  return 0;
}
