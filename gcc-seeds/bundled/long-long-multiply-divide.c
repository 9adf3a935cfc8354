/* Stresses: 64-bit multiplication, division and remainder, signed and unsigned, beyond 32 bits. */
extern void abort (void);

static int digits (long long v)
{
  int n = 0;
  do
    {
      n += v % 10 < 0 ? 10 : 1;
      v /= 10;
    }
  while (v);
  return n;
}

int main (void)
{
  unsigned long long seed = 0x9e3779b97f4a7c15ULL, m = ~0ULL;
  long long power = -1, min = -0x7fffffffffffffffLL - 1;
  int factors = 0, top = 0, low = 0, i;

  for (i = 0; power > min / 7; i++)
    power *= 7;                         /* -7^22 is the last that fits */
  if (i != 22)
    abort ();
  while (power % 343 == 0)
    {
      power /= 343;
      factors++;
    }

  for (i = 0; i < 12; i++)
    {
      seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
      if (seed >> 63)
        top++;
      switch ((unsigned) (seed / 0x4000000000000001ULL))
        {
        case 0:
        case 2:
          low++;
        }
    }
  while (m / 3 > 0x100000000ULL)
    {
      m /= 1001;
      low += 100;
    }
  if (digits (-1234567890123LL) != 121 || digits (4294967296LL * 10) != 11)
    abort ();
  if (min / 2 % 1000 != -904 || (unsigned long long) min % 1000 != 808)
    abort ();
  if (factors != 7 || power != -7 || top != 5 || low != 406)
    abort ();
  return 0;
}
