/* Stresses: const and restrict qualified pointers that really do not overlap, and pointers to const pointers. */
extern void abort (void);

static int merge (int *restrict out, const int *restrict a, int na, const int *restrict b, int nb)
{
  int n = 0, taken = 0;

  while (na > 0 && nb > 0)
    if (*a <= *b)
      {
        out[n++] = *a++;
        na--;
        taken++;
      }
    else
      {
        out[n++] = *b++;
        nb--;
      }
  while (na-- > 0)
    out[n++] = *a++;
  while (nb-- > 0)
    out[n++] = *b++;
  return taken;
}

int main (void)
{
  static const int left[] = { 1, 4, 4, 9 };
  int right[3] = { 2, 4, 6 }, out[7], i, ups = 0;
  int *const fixed = right;
  const int *moving = left;
  const int *const *deep = &moving;

  if (merge (out, left, 4, right, 3) != 3)
    abort ();
  for (i = 1; i < 7; i++)
    if (out[i] > out[i - 1])
      ups++;
    else if (out[i] == out[i - 1])
      ups += 10;
    else
      abort ();

  while (**deep < 9)            /* moving is seen through deep */
    {
      moving++;
      fixed[0] += **deep;
      ups += 100;
    }
  moving = fixed;
  if (**deep != 19 || ups != 324)
    abort ();
  return 0;
}
