/* Stresses: conversion of float and double to integer types drops the fraction, towards zero. */
extern void abort (void);

int main (void)
{
  double d;
  float f = 0.875f;
  int i, zero = 0, same = 0, minus = 0, bits = 0, big = 0;

  for (d = -1.5; d <= 1.5; d += 0.25)
    {
      if ((int) d == 0)
        zero++;
      if ((int) d == d)
        same++;
      if ((int) (d - 0.5) < (int) d)
        minus++;
    }

  while (f != 0)                        /* binary digits 1 1 1 */
    {
      f *= 2;
      i = f;
      if (i)
        bits = bits * 10 + i;
      f -= i;
    }

  switch ((signed char) -99.99)
    {
    case -99:
      big++;
      break;
    case -100:
      abort ();
    }
  if ((unsigned) 3e9 > 2999999999u && (unsigned char) 255.5 == 255)
    big += 10;
  if ((long long) -1234567890123.75 == -1234567890123LL)
    big += 100;
  if ((unsigned long long) 9223372036854775808.0 >> 63)
    big += 1000;
  if ((unsigned short) -0.5f == 0 && (int) 2147483647.5 == 2147483647)
    big += 10000;
  for (i = 4; i * 0.5 < (int) (i * 0.5) + 0.25; i++)
    big += 100000;
  i = 7;
  i *= 1.5;                             /* 10.5 */
  i /= 0.75;                            /* 13.33 */
  if (zero != 7 || same != 3 || minus != 5 || bits != 111 || big != 111111 || i != 13)
    abort ();
  return 0;
}
