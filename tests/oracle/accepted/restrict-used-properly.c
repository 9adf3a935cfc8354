// TRICK: restrict pointers cover disjoint parts of one array, or the same elements that are only read (C17 6.7.3.1p4)
#include <stdlib.h>

static void add(int n, int *restrict to, const int *restrict a, const int *restrict b) {
  for (int i = 0; i < n; i++)
    to[i] = a[i] + b[i];
}

static int dot(int n, const int *restrict a, const int *restrict b) {
  int s = 0;
  while (n-- > 0)
    s += a[n] * b[n];
  return s;
}

int main(void) {
  int d[12];
  for (int i = 0; i < 12; i++)
    d[i] = i;
  add(4, d, d + 4, d + 8);
  if (d[0] != 12 || d[3] != 18)
    abort();
  add(4, d + 8, d, d); /* both sources the same, never written */
  if (d[8] != 24 || d[11] != 36)
    abort();
  int *restrict p = d;
  {
    int *restrict q = p + 6; /* based on p, in an inner block */
    q[0] = 1;
  }
  return dot(3, d, d) == 144 + 196 + 256 && p[6] == 1 ? 0 : 1;
}
