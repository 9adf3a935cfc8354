/* Stresses: negative subscripts from pointers into the middle of arrays, pointer differences, pointers to rows. */
extern void abort (void);

static int grid[4][3] = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 }, { 10, 11, 12 } };

static int row_sum (int (*row)[3])
{
  int s = 0, i;
  for (i = 0; i < (int) (sizeof *row / sizeof **row); i++)
    s += (*row)[i];
  return s;
}

int main (void)
{
  int a[9] = { 5, 3, 8, 1, 9, 2, 7, 4, 6 };
  int *mid = &a[4], *p, i, lower = 0, steps = 0;
  int (*row)[3] = &grid[2];

  for (i = -4; i <= 4; i++)
    if (mid[i] < mid[-i])
      lower++;
    else if (mid[i] == mid[-i])
      lower += 10;

  p = mid;
  while (p > a && p[-1] < *p + 3)       /* 9 to 1, but not on to 8 */
    {
      p--;
      steps++;
    }
  switch (mid - p)
    {
    case 1:
      steps += 10;
      break;
    case 4:
      steps += 20;
      break;
    }

  if (row_sum (row) > row_sum (row - 1) && row[-2][1] == 2)
    steps += 100;
  for (; row >= grid + 1; row--)
    if ((*row)[0] - row[-1][2] == 1)
      steps += 1000;
  if (2[*row] != 3)
    abort ();
  if (lower != 14 || steps != 2111 || row - grid != 0)
    abort ();
  return 0;
}
