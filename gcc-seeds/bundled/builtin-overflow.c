/* Stresses: __builtin_add_overflow and friends: the wrapped result and the flag, also into narrow types. */
#include <limits.h>
#include <stdlib.h>

static void finish (int ok)
{
  if (!ok)
    abort ();
  exit (0);
}

int main (void)
{
  int r, n = 0, over = 0, fits = 0, i;
  unsigned u = 1;
  signed char c;
  unsigned char b;

  for (r = 1; !__builtin_mul_overflow (r, 10, &r); n++)
    if (r > 1000000)
      fits++;
  if (r != 1410065408 || n != 9)                /* 10^10 modulo 2^32 */
    abort ();

  for (i = 120; i < 136; i += 3)
    {
      if (__builtin_add_overflow (i, 0, &c))    /* 129 and 132, 135 */
        over++;
      if (__builtin_sub_overflow (i, 126, &b))  /* 120, 123 */
        over += 10;
      if (c < 0 && b < 100)
        over += 100;
    }

  while (!__builtin_sub_overflow (u, 1u, &u))
    over += 1000;
  if (u != UINT_MAX)
    abort ();

  if (__builtin_sadd_overflow (INT_MAX, 1, &r) && r == INT_MIN)
    fits += 10;
  if (!__builtin_add_overflow (-1, 0u, &r) && r == -1)
    fits += 100;
  if (__builtin_add_overflow (-1, 0u, &u))
    fits += 1000;
  fits += __builtin_mul_overflow (INT_MIN, -1, &r) ? 10000 : 0;
  finish (over == 1323 && fits == 11113 && r == INT_MIN);
}
