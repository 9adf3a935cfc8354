/* Stresses: two-dimensional variable length arrays as locals and as parameters with run-time row sizes. */
extern void abort (void);

static void fill (int rows, int cols, int m[rows][cols])
{
  int r, c;
  for (r = 0; r < rows; r++)
    for (c = 0; c < cols; c++)
      m[r][c] = r * cols + c;
}

static int transpose (int rows, int cols, int to[cols][rows], int from[rows][cols])
{
  int r, c, kept = 0;
  for (r = 0; r < rows; r++)
    for (c = 0; c < cols; c++)
      {
        to[c][r] = from[r][c];
        if (r * cols + c == c * rows + r)
          kept++;
      }
  return kept;
}

int main (void)
{
  int rows, cols, kept = 0, rises = 0, falls = 0, i;

  for (rows = 2, cols = 3; rows < 4; rows++, cols--)
    {
      int m[rows][cols], t[cols][rows];
      int (*row)[cols] = m + 1;

      fill (rows, cols, m);
      kept += transpose (rows, cols, t, m);
      for (i = 0; i < (int) (sizeof t[0] / sizeof (int)); i++)
        if (t[1][i] > t[0][i] + 1)
          rises += 100;
        else if (t[1][i] > t[0][i])
          rises++;
      if (row[0][0] == cols && row[-1][cols - 1] == cols - 1)
        falls++;
      if (sizeof m != sizeof t)
        abort ();
      switch (sizeof *row / sizeof **row)
        {
        case 3:
          falls += 10;
          break;
        case 2:
          falls += 20;
          break;
        }
    }
  if (kept != 4 || rises != 5 || falls != 32)
    abort ();
  return 0;
}
