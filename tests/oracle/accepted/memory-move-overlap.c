// TRICK: overlapping ranges are moved by memmove, forwards and backwards; memcpy only for disjoint parts of one array (C17 7.24.2.2)
#include <stdlib.h>
#include <string.h>

static int insert(int *v, int n, int at, int value) {
  memmove(v + at + 1, v + at, (size_t)(n - at) * sizeof *v);
  v[at] = value;
  return n + 1;
}
static int erase(int *v, int n, int at) {
  memmove(v + at, v + at + 1, (size_t)(n - at - 1) * sizeof *v);
  return n - 1;
}

int main(void) {
  int v[10], n = 0;
  for (int i = 0; i < 5; i++)
    n = insert(v, n, 0, i);
  n = insert(v, n, n, 99);
  n = erase(v, n, 0);
  n = erase(v, n, n - 1);
  if (n != 4)
    abort();
  for (int i = 0; i < n; i++)
    if (v[i] != 3 - i)
      abort();
  char s[] = "abcdef";
  memmove(s + 2, s, 4);
  if (strcmp(s, "ababcd"))
    abort();
  memcpy(s, s + 3, 3); /* touching, not overlapping */
  memmove(s, s, sizeof s);
  return strcmp(s, "bcdbcd") == 0 ? 0 : 1;
}
