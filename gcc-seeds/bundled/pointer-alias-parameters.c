/* Stresses: parameters that may point to the same object, to overlapping array parts, or to a global. */
extern void abort (void);

static int level = 3;

static int raise_twice (int *to, const int *from)
{
  *to += *from;
  if (*from > 10)
    return 1;
  *to += *from;
  return *from > 10 ? 2 : 0;
}

static int drain (int *p)
{
  int turns = 0;
  while (level > 0)             /* p may be &level */
    {
      *p -= 1;
      level--;
      turns++;
    }
  return turns;
}

static void spread (int *dst, const int *src, int n)
{
  int i;
  for (i = 0; i < n; i++)
    dst[i] = src[i] + 1;
}

int main (void)
{
  int x = 3, y = 4, other = 100, a[6] = { 0, 10, 20, 30, 40, 50 };
  int i, runs = 0;

  switch (raise_twice (&x, &x) * 10 + raise_twice (&y, &other))
    {
    case 1:
      runs++;
      break;
    case 21:                    /* x became 6, then 12 */
      runs += 10;
      break;
    }
  level = 5;
  runs += drain (&other) * 100; /* 5 turns */
  level = 5;
  runs += drain (&level) * 1000;        /* 3 turns */
  if (level != -1 || other != 95 || x != 12 || y != 104)
    abort ();

  spread (a + 1, a, 5);         /* 0 1 2 3 4 5 */
  for (i = 1; i < 6; i++)
    runs += a[i] == a[i - 1] + 1 ? 10000 : 0;
  return runs == 53510 ? 0 : 1;
}
