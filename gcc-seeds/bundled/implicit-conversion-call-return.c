/* Stresses: implicit conversions of arguments to parameter types and of return values to the return type. */
extern void abort (void);

static unsigned char low_byte (int v) { return v; }
static int widen (signed char c) { return c; }
static short half (long long v) { return v; }
static int whole (double d) { return d; }
static int truncated (int v) { return v; }
static unsigned long long extended (int v) { return v; }
static long long zero_extended (unsigned v) { return v; }
static _Bool nonzero (double d) { return d; }

int main (void)
{
  int i, wrapped = 0, negative = 0, thirds = 0, quarter = 0;

  for (i = 250; i < 262; i++)
    {
      if (low_byte (i) != i)
        wrapped++;
      if (widen (i) < 0)
        negative++;
      else
        negative += 10;
    }

  for (i = -4; whole (i / 3.0) < 2; i++)        /* -4 to 5 */
    if (whole (i / 3.0) == 0)
      thirds++;
    else
      thirds += 10;

  switch (half (0x123458000LL))
    {
    case -32768:
      quarter++;
      break;
    case 0:
      abort ();
    }
  if (extended (-1) > 0xffffffffu)
    quarter += 10;
  if (zero_extended (-1) > 0)
    quarter += 100;
  if (truncated (-3.75) == -3)
    quarter += 1000;
  if (nonzero (0.25) == 1 && !nonzero (-0.0))
    quarter += 10000;
  quarter += truncated (2.5f) + truncated ('a' + 0.5) == 99 ? 100000 : 0;

  if (wrapped != 6 || negative != 66 || thirds != 55 || quarter != 111111)
    abort ();
  return 0;
}
