/* Stresses: conversion to _Bool compares with zero, for integers, floats and pointers alike. */
extern void abort (void);

static _Bool last_digit (int v)
{
  return v % 10;
}

static int total (_Bool a, _Bool b, _Bool c)
{
  return a + b + c;
}

int main (void)
{
  static const double in[] = { 0.0, -0.0, 0.1, -256.0, 1e-300 };
  int x = 0, i, by_bool = 0, by_byte = 0, by_int = 0, flips = 0;
  int *pointers[] = { 0, &x, &x + 1 };
  _Bool b, t;

  for (i = 0; i <= 1024; i += 128)
    {
      b = i;
      if (b)
        by_bool++;
      if ((unsigned char) i)
        by_byte++;
    }
  for (i = 0; i < 5; i++)
    {
      b = in[i];
      t = (int) in[i];
      by_int += b - t;
      switch (b)
        {
        case 0:
          flips += 10;
          break;
        case 1:
          flips++;
        }
    }

  for (b = 1, i = 0; i < 5; i++)
    b -= pointers[i % 3] ? 1 : 0;       /* 1 0 1 1 0 */
  if (b)
    abort ();
  for (i = 17; last_digit (i); i++)
    flips += last_digit (i) == 1 ? 100 : 1000;
  if (total (2, 0.5, pointers[0]) == 2 && total (-1, x == 0, pointers[1]) == 3)
    flips += 10000;
  b = 1;
  b = b + b;
  b <<= 3;
  if (b != 1 || sizeof (_Bool) != 1)
    abort ();
  if (by_bool != 8 || by_byte != 4 || by_int != 2 || flips != 10323)
    abort ();
  return 0;
}
