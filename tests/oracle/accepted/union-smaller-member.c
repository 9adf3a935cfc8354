// TRICK: after a store to a small member only that member is read; the unspecified rest (C17 6.2.6.1p7) is copied but not used
#include <stdlib.h>

union slot { char c; short s; long long wide; char pad[40]; };
struct cell { int tag; union slot u; };

static union slot pass(union slot u) { return u; }

static int get(struct cell x) {
  if (x.tag == 0)
    return x.u.c;
  if (x.tag == 1)
    return x.u.s;
  return (int)x.u.wide;
}

int main(void) {
  struct cell x, y;
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    x.tag = i;
    if (i == 0)
      x.u.c = 5;
    else if (i == 1)
      x.u.s = 600;
    else
      x.u.wide = 7000;
    y = x;
    y.u = pass(y.u);
    sum += get(y);
  }
  return sum == 7605 ? 0 : 1;
}
