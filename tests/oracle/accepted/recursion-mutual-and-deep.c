// TRICK: a recursion some thousand calls deep and a mutual one both end; each call has its own objects (C17 6.2.4p6)
#include <stdlib.h>

static int even(unsigned n);
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }

static int depth(int n, const int *outer) {
  int here = n;
  if (outer && *outer != n + 1)
    abort();
  if (n == 0)
    return 0;
  int below = depth(n - 1, &here);
  return here == n ? below + 1 : -1;
}

static unsigned ackermann(unsigned m, unsigned n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) {
  if (!even(3000) || odd(2222))
    abort();
  if (depth(4000, NULL) != 4000)
    abort();
  return ackermann(2, 6) == 15 && ackermann(3, 3) == 61 ? 0 : 1;
}
