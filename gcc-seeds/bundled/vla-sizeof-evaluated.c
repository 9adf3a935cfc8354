/* Stresses: sizeof of variable length arrays: fixed when declared, with size expressions evaluated. */
extern void abort (void);

static int length_of (int n)
{
  short v[n + 1];
  v[n] = (short) n;
  return (int) (sizeof v / sizeof v[0]) - v[n];
}

int main (void)
{
  int n = 3, i, total = 0, fixed = 0;
  int a[n];
  typedef char line[n * 2];

  n = 7;                                /* neither a nor line changes */
  line text;
  for (i = 0; i < (int) (sizeof a / sizeof a[0]); i++)
    {
      a[i] = n - i;
      fixed++;
    }
  for (i = 0; i < (int) sizeof text; i++)
    {
      text[i] = 'a';
      fixed += 10;
    }

  if (sizeof (int[n++]) == 7 * sizeof (int) && n == 8)  /* evaluated */
    fixed += 100;
  if (sizeof a[n++] == sizeof (int) && n == 8)          /* not evaluated */
    fixed += 1000;

  for (i = 1; i < 5; i++)
    {
      char v[i * i];
      char (*p)[i * i] = &v;
      if (sizeof v > sizeof text)
        total += 100;
      else
        total += (int) sizeof *p;
      v[0] = 'b';
      if ((*p)[0] == text[0] + 1)
        total += 1000;
    }
  total += length_of (n);
  if (fixed != 1163 || total != 4206 || a[2] != 5)
    abort ();
  return 0;
}
