/* Stresses: punning a double into 64-bit and 32-bit words to read sign, exponent and fraction. */
extern void abort (void);

union dbl
{
  double d;
  unsigned long long q;
  unsigned w[2];
};

static int exponent (double d)
{
  union dbl u;
  u.d = d;
  return (int) ((u.w[1] >> 20) & 0x7ff) - 1023;
}

int main (void)
{
  static const double in[] = { 1.0, -2.0, 0.75, 1024.5, -0.0, 3.0, 0.1 };
  union dbl u;
  int minus = 0, whole = 0, up = 0, down = 0, zero = 0, i;

  for (i = 0; i < 7; i++)
    {
      u.d = in[i];
      if (u.q >> 63)
        minus++;
      if ((u.q << 12) == 0)     /* a power of two, or zero */
        whole++;
      if (u.w[0] == 0)
        zero++;
      switch (exponent (in[i]))
        {
        case -1023:
          down += 100;
          break;
        case -4:
        case -1:
          down++;
          break;
        case 10:
          up += 10;
          /* fall through */
        default:
          up++;
        }
    }

  u.d = 1.0;
  for (i = 0; u.d < 100.0; i++)
    u.w[1] += 1u << 20;         /* doubles it: 2 4 8 ... 128 */
  if (minus != 2 || whole != 3 || zero != 6 || up != 14 || down != 102 || i != 7)
    abort ();
  return 0;
}
