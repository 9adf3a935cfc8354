/* Stresses: comparisons of mixed signedness and width, and unsigned wrap-around in loop conditions. */
extern void abort (void);

static const int values[] = { -2, -1, 0, 1, 2 };

int main (void)
{
  unsigned one = 1, u;
  unsigned short small = 1;
  long long wide = -1;
  int as_int = 0, as_unsigned = 0, as_wide = 0, as_short = 0, down = 0, mixed = 0, i;

  for (i = 0; i < 5; i++)
    {
      if (values[i] < 1)
        as_int++;
      if (values[i] < one)              /* negative ones are huge */
        as_unsigned++;
      if ((long long) values[i] < one)
        as_wide++;
      if ((short) values[i] < small)    /* both promote to int */
        as_short++;
    }

  for (u = 3; u < 4; u--)               /* 3 2 1 0 */
    down++;
  for (u = 0xfffffff0u; u; u += 4)
    down += 10;
  while (0u - u <= 2)                   /* 0, -1, -2 */
    {
      u--;
      down += 100;
    }

  if (wide < one)
    mixed++;
  if (wide > 0xffffffffffffffffULL - 1)
    mixed += 10;
  if (-1 > (int) sizeof (int))
    abort ();
  else if (-1 > sizeof (int))
    mixed += 100;
  if (one - 2 > 0 && (int) one - 2 < 0)
    mixed += 1000;
  if ((unsigned char) -1 > 254 && (signed char) 255 < 0)
    mixed += 10000;
  if (as_int != 3 || as_unsigned != 1 || as_wide != 3 || as_short != 3)
    abort ();
  if (down != 344 || mixed != 11111)
    abort ();
  return 0;
}
