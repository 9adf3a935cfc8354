/* Stresses: gradual underflow of double and float, rounding of subnormals, and the sign of zero. */
extern void abort (void);

union twice { unsigned long long bits; double d; };
union single { unsigned bits; float f; };

int main (void)
{
  union twice t = { 11 }, least = { 1 }, normal = { 0x0010000000000000ULL }, z;
  union single s = { 0x00800000u };
  static const double zeros[] = { 0.0, -0.0, 0.0 * -3, -0.0 + 0.0, -0.0 - 0.0, 5.0 - 5.0 };
  int halvings = 0, uneven = 0, floats = 0, minus = 0, i;

  while (t.bits)                        /* 11 6 3 2 1 0, in units of 2^-1074 */
    {
      unsigned long long before = t.bits;
      t.d = t.d / 2;
      halvings++;
      if (t.bits * 2 != before)
        uneven++;
    }

  z.d = normal.d - least.d;             /* the largest subnormal */
  if (z.bits == 0x000fffffffffffffULL && z.d > 0)
    uneven += 10;
  z.d += least.d;
  if (z.bits == normal.bits)
    uneven += 100;

  while (s.bits > 0x1000)               /* from 2^-126 down */
    {
      z.d = s.f;                        /* never subnormal as a double */
      if (z.bits >> 52 == 0)
        abort ();
      s.f = s.f / 4;
      floats++;
    }

  for (i = 0; i < 6; i++)
    {
      z.d = zeros[i];
      if (z.d != 0)
        abort ();
      if (z.bits >> 63)
        minus++;
      z.d = -z.d;
      if (z.bits == 0)
        minus += 10;
    }
  if (halvings != 5 || uneven != 113 || floats != 6 || minus != 33 || s.bits != 0x800)
    abort ();
  return 0;
}
