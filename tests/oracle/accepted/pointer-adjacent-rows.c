// TRICK: the end of one row of a 2-D array equals the start of the next, because rows are contiguous (C17 6.5.9p6)
#include <stdlib.h>

int main(void) {
  int grid[3][4];
  int n = 0;
  for (int (*row)[4] = grid; row != grid + 3; row++)
    for (int *cell = *row; cell != *row + 4; cell++)
      *cell = n++;
  if (n != 12 || grid[2][3] != 11)
    abort();
  if (grid[0] + 4 != grid[1])
    abort();
  if (&grid[1][4] != &grid[2][0])
    abort();
  if ((char *)(grid + 1) - (char *)grid != (long)sizeof grid[0])
    abort();
  int odd = 0;
  for (const unsigned char *b = (const unsigned char *)grid; b != (const unsigned char *)(grid + 3); b++)
    if (*b & 1)
      odd++;
  if (odd != 6)
    abort();
  return (void *)grid == (void *)grid[0] && (void *)&grid == (void *)&grid[0][0] ? 0 : 1;
}
