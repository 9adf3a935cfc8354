// TRICK: statements without braces nest in every way the grammar permits; an else belongs to the nearest if (C17 6.8.4.1p3)
#include <stdlib.h>

#define CHECK(c) if (!(c)) abort(); else (void)0
#define SWAP(a, b) do { int t_ = (a); (a) = (b); (b) = t_; } while (0)

static int nest(int a, int b) {
  if (a)
    if (b) return 1;
    else return 2;
  else for (;;) if (b) break; else return 3;
  return 4;
}

static int mix(int n) {
  int r = 0;
  switch (n) if (n == 1) case 1: r = 10; else case 2: r = 20;
  while (n-- > 0) again: if (r % 7) { r++; goto again; } else r++;
  do if (r & 1) continue; else r += 100; while (r++ & 2);
  return r;
}

int main(void) {
  int x = 3, y = 4;
  CHECK(nest(1, 1) == 1);
  CHECK(nest(1, 0) == 2);
  CHECK(nest(0, 0) == 3);
  CHECK(nest(0, 1) == 4);
  if (x < y) SWAP(x, y); else abort();
  CHECK(x == 4 && y == 3);
  if (x) ; else if (y) abort(); else ;
  return mix(1) == 117 && mix(2) == 30 ? 0 : 1;
}
