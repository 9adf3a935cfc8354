// TRICK: the magnitude of INT_MIN is computed in unsigned arithmetic, so it is never negated as int
#include <limits.h>
#include <stdlib.h>

static unsigned magnitude(int v) { return v < 0 ? 0u - (unsigned)v : (unsigned)v; }

static int digits(int v, char *out) {
  int n = 0;
  unsigned m = magnitude(v);
  do
    out[n++] = (char)('0' + m % 10u);
  while (m /= 10u);
  return n;
}

int main(void) {
  char text[16];
  if (magnitude(INT_MIN) != (unsigned)INT_MAX + 1u || magnitude(-5) != 5u)
    abort();
  if (digits(INT_MIN, text) != 10 || text[0] != '8' || text[9] != '2')
    abort();
  int v = INT_MIN, negative = 0;
  while (v < 0) { /* division towards zero ends this */
    negative++;
    v /= 2;
  }
  if (negative != 32 || INT_MIN % 1 != 0 || INT_MIN / 1 != INT_MIN)
    return 1;
  return -(INT_MIN + 1) == INT_MAX ? 0 : 1;
}
