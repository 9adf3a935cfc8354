/* Stresses: integer division truncates towards zero and % takes the sign of the dividend. */
extern void abort (void);

static int floor_mod (int a, int b)
{
  int r = a % b;
  if (r != 0 && (r < 0) != (b < 0))
    r += b;
  return r;
}

static int gcd (int a, int b)
{
  return b == 0 ? a < 0 ? -a : a : gcd (b, a % b);
}

int main (void)
{
  static const int in[] = { 7, -7, 8, -8, 1, -1 };
  int i, j, exact = 0, adjusted = 0, minus = 0, odd = 0;

  for (i = 0; i < 6; i++)
    {
      for (j = -3; j <= 3; j += 2)      /* -3 -1 1 3 */
        {
          int q = in[i] / j, r = in[i] % j;
          if (q * j + r != in[i])
            abort ();
          if (r == 0)
            exact++;
          else if (r != floor_mod (in[i], j))
            adjusted++;
          switch (r)
            {
            case -2:
              minus += 10;
              break;
            case -1:
              minus++;
            }
        }
      if (in[i] % 2 == 1)               /* false for negative odd numbers */
        odd++;
      if (in[i] / 2 == in[i] >> 1)
        odd += 10;
    }
  for (i = -20; i / 6 < 2; i += 4)
    if (i / 6 == 0)
      odd += 100;
  if (gcd (-48, 18) != 6 || gcd (7, -21) != 7)
    abort ();
  if (exact != 12 || adjusted != 6 || minus != 24 || odd != 342)
    abort ();
  return 0;
}
