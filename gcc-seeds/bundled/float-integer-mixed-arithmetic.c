/* Stresses: when integer and when floating arithmetic is used in mixed expressions, with exact values. */
extern void abort (void);

static double mean (const short *v, int n)
{
  int sum = 0, i;
  for (i = 0; i < n; i++)
    sum += v[i];
  return (double) sum / n;
}

static int mean_truncated (const short *v, int n)
{
  double sum = 0;
  while (n > 0)
    sum += v[--n];
  return (int) sum / 4;
}

int main (void)
{
  static const short v[4] = { 3, -9, 2, 1 };
  float f = 1;
  double d;
  int i, whole = 0, half = 0, steps = 0;

  for (i = 0; i < 6; i++)
    {
      if (i / 2 * 2.0 == i)             /* integer division first */
        whole++;
      if (2.0 * i / 2 == i)
        whole += 10;
      if (i * 0.5 > i / 2)
        half++;
      if (1 / 2 + i / 2.0f == (i + 1) / 2)
        half += 10;
    }

  while ((f += f / 2) < 10)             /* 1.5 2.25 3.375 5.0625 7.59375 11.39 */
    steps++;
  for (d = 10; d > -1; d -= 2.75)       /* 10 7.25 4.5 1.75 */
    steps += d == (int) d ? 100 : 10;

  switch ((int) (mean (v, 4) * 4))
    {
    case -3:
      steps += 1000;
      break;
    case 0:
      abort ();
    }
  if (mean_truncated (v, 4) == 0 && mean (v, 2) == -3 && mean (v + 2, 2) == 1.5)
    steps += 10000;
  if ('a' * 1.0 / 2 == 48.5 && 7u / 2 - 3.5 < 0 && 1u - 2 > 1.0)
    steps += 100000;
  if (whole != 63 || half != 33 || steps != 111135)
    abort ();
  return 0;
}
