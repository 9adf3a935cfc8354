/* Stresses: labels, gotos and declarations after labels inside statement expressions. */
extern void abort (void);

static int root (int square)
{
  return ({
    int n = 0;
  top:;
    int t = n * n;
    if (t < square)
      {
        n++;
        goto top;
      }
    t == square ? n : -n;
  });
}

int main (void)
{
  int i, exact = 0, rounded = 0, sum = 0;

  for (i = 0; i <= 20; i += 4)
    {
      int r = root (i);         /* 0 2 -3 -4 4 -5 */
      if (r < 0)
        rounded++;
      else
        exact++;
      sum += r;
    }

  i = ({
    int k = 3, grown = 1;
    goto middle;
  begin:
    k--;
    {
      int twice = grown + grown;
      grown = twice;
    }
  middle:
    if (k)
      goto begin;
    grown;
  });

  if (exact != 3 || rounded != 3 || sum != -6)
    abort ();
  while (i > 1)
    {
      i /= 2;
      sum++;
    }
  if (sum != -3)
    abort ();
  return 0;
}
