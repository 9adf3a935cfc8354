// TRICK: the calls change the same object, but by additions that commute and whose intermediate values nobody sees
#include <stdlib.h>

static int total, bits;

static int add(int n) {
  total += n;
  return n;
}
static unsigned mark(unsigned b) { return bits |= 1 << b, b; }
static int three(int a, int b, int c) { return a - b + c; }

int main(void) {
  if (three(add(1), add(20), add(300)) != 281 || total != 321)
    abort();
  int list[4] = {add(1), add(2), add(3), add(4)};
  if (total != 331)
    abort();
  for (int i = 0; i < 4; i++)
    if (list[i] != i + 1)
      abort();
  if (mark(3) * mark(0) + mark(5) != 5 || bits != 41)
    abort();
  struct { int x; struct { int y, z; } in; } s = {add(5), {.z = add(6), .y = add(7)}};
  if (s.in.z != 6 || total != 349)
    abort();
  return three(add(-1), three(add(-2), add(-3), 0), add(-4)) == -6 && total == 339 ? 0 : 1;
}
