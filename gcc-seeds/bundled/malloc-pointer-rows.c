/* Stresses: a triangle of separately allocated rows, kept contents after realloc, and freeing. */
#include <stdlib.h>

static int **rows;
static int count;

static void release (void)
{
  while (count > 0)
    free (rows[--count]);
  free (rows);
  rows = NULL;
}

static int *new_row (int n)
{
  int *row = malloc ((n + 1) * sizeof *row), i;
  int **grown = realloc (rows, (count + 1) * sizeof *rows);

  if (grown)
    rows = grown;
  if (!row || !grown)
    {
      free (row);
      release ();
      exit (0);
    }
  for (i = 0; i <= n; i++)
    row[i] = i == 0 || i == n ? 1 : rows[n - 1][i - 1] + rows[n - 1][i];
  return rows[count++] = row;
}

int main (void)
{
  int n, i, odd = 0, even = 0, last = 0;
  int *shared;

  for (n = 0; n < 7; n++)
    last = new_row (n)[n / 2];          /* 20 in the end */
  shared = rows[4];
  rows[4][2]++;
  if (shared[2] != 7)
    abort ();
  for (n = 0; n < count; n++)
    for (i = 0; i <= n; i++)
      if (rows[n][i] % 2)
        odd++;
      else
        even++;
  release ();
  if (rows != NULL || odd + even != 28 || odd != 20 || last != 20)
    abort ();
  exit (0);
}
