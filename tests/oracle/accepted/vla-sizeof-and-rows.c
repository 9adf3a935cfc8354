// TRICK: sizes of variable arrays are fixed when the declaration is reached; sizeof evaluates its operand there (C17 6.5.3.4p2)
#include <stdlib.h>

static int trace(int n, int m[n][n]) {
  int t = 0;
  for (int i = 0; i < n; i++)
    t += m[i][i];
  return t;
}

int main(void) {
  int n = 3;
  int a[n][n];
  n = 10; /* a keeps its size */
  if (sizeof a != 9 * sizeof(int) || sizeof a[0] / sizeof a[0][0] != 3)
    abort();
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      a[i][j] = i * 3 + j;
  if (trace(3, a) != 12)
    abort();
  size_t s = sizeof(char[n++]); /* evaluated */
  if (s != 10 || n != 11)
    abort();
  s = sizeof n++; /* not evaluated */
  if (n != 11)
    abort();
  int (*p)[n] = calloc(2, sizeof *p);
  p[1][10] = 5;
  int ok = (char *)(p + 1) - (char *)p == 11 * (int)sizeof(int) && p[1][10] == 5;
  free(p);
  return ok ? 0 : 1;
}
