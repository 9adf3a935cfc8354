// TRICK: nested ?: groups to the right, x ?: y evaluates x once, and the unused arm is not evaluated (C17 6.5.15p4)
#include <stdlib.h>

static int calls;
static int once(int v) {
  calls++;
  return v;
}
static int sign(int v) { return v < 0 ? -1 : v > 0 ? 1 : 0; }

int main(void) {
  int zero = 0, sum = 0;
  for (int v = -2; v <= 2; v++)
    sum += sign(v) * v;
  if (sum != 6)
    abort();
  if ((once(5) ?: once(6)) != 5 || calls != 1)
    abort();
  if ((once(0) ?: once(6)) != 6 || calls != 3)
    abort();
  int guarded = zero ? 10 / zero : -1;
  if (guarded != -1)
    abort();
  const char *p = NULL, *q = p ?: "fallback";
  if (*q != 'f' || (zero ? p : q) != q)
    abort();
  int a = 1, b = 2;
  *(a > b ? &a : &b) = 9;
  if (b != 9 || (a ? b ? 1 : 2 : 3) != 1)
    abort();
  return sizeof(zero ? 1 : 2.0) == sizeof(double) && (zero ? -1 : 0u) == 0 ? 0 : 1;
}
