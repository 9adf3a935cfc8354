// TRICK: sums and products that touch INT_MAX and INT_MIN exactly but never pass them (C17 6.5p5 is not violated)
#include <limits.h>
#include <stdlib.h>

static int add_clamped(int a, int b) {
  if (b > 0 && a > INT_MAX - b)
    return INT_MAX;
  if (b < 0 && a < INT_MIN - b)
    return INT_MIN;
  return a + b;
}

int main(void) {
  int top = INT_MAX - 3, steps = 0;
  while (top < INT_MAX) {
    top++;
    steps++;
  }
  if (steps != 3 || top != INT_MAX)
    abort();
  if (add_clamped(INT_MAX, 1) != INT_MAX || add_clamped(INT_MIN, -1) != INT_MIN)
    abort();
  if (add_clamped(INT_MAX, INT_MIN) != -1)
    abort();
  int half = INT_MAX / 2;
  if (half * 2 + 1 != INT_MAX || -INT_MAX - 1 != INT_MIN)
    abort();
  if (46340 * 46340 > INT_MAX - 88048 && INT_MIN / 2 * 2 == INT_MIN)
    return 0;
  return 1;
}
