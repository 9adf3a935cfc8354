/* Stresses: case ranges, with negative limits, characters, and 64-bit and unsigned controlling values. */
extern void abort (void);

static int kind (char c)
{
  switch (c)
    {
    case 'a' ... 'f':
    case 'A' ... 'F':
      return 1;
    case '0' ... '9':
      return 2;
    case ' ':
      return 0;
    default:
      return 3;
    }
}

int main (void)
{
  static const char text[] = "Fade 2 gone 09AZ";
  int count[4] = { 0, 0, 0, 0 }, bands = 0, high = 0, i;
  unsigned u = 0x7fffff00u;
  long long big = 1;

  for (i = 0; i < (int) sizeof text - 1; i++)
    count[kind (text[i])]++;

  for (i = -8; i <= 8; i += 2)
    switch (i)
      {
      case -7 ... -1:
        bands++;
        break;
      case 0 ... 0:
        bands += 10;
        /* fall through */
      case 1 ... 5:
        bands += 100;
      }

  for (i = 0; i < 8; i++, u += 0x40u, big *= 100)
    {
      switch (u)
        {
        case 0x80000000u ... 0xffffffffu:
          high++;
        }
      switch (big)
        {
        case 5000000LL ... 5000000000000LL:
          high += 10;
        }
    }

  if (count[0] != 3 || count[1] != 6 || count[2] != 3 || bands != 313 || high != 34)
    abort ();
  return 0;
}
