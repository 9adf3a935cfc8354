// TRICK: clz/ctz are called for non-zero values only, guarded by short circuits (zero would be undefined, GNU C)
#include <stdlib.h>

static int log2_floor(unsigned v) { return v ? 31 - __builtin_clz(v) : -1; }

int main(void) {
  if (log2_floor(0) != -1 || log2_floor(1) != 0 || log2_floor(~0u) != 31)
    abort();
  unsigned set = 0x80010104u;
  int order[8], n = 0;
  while (set) {
    order[n++] = __builtin_ctz(set);
    set &= set - 1;
  }
  if (n != 4 || order[0] != 2 || order[3] != 31)
    abort();
  if (__builtin_popcountll(~0ull) != 64 || __builtin_parity(7u) != 1)
    abort();
  unsigned zero = 0;
  if (zero != 0 && __builtin_ctz(zero) >= 0)
    abort();
  if (__builtin_ffs(0) != 0 || __builtin_ffs(8) != 4)
    abort();
  if (__builtin_expect(n == 4, 1) && __builtin_bswap32(0x01020304u) == 0x04030201u)
    return 0;
  return 1;
}
