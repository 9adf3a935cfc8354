// TRICK: the branches depend on the width of long and of pointers, which each data model fixes; the result is the same (C17 5.2.4.2.1)
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static int width(unsigned long v) {
  int w = 0;
  for (; v; v >>= 1)
    w++;
  return w;
}

int main(void) {
  int bits = width(ULONG_MAX);
  if (bits != (int)sizeof(long) * CHAR_BIT)
    abort();
  if (bits == 64) {
    if (LONG_MAX <= INT_MAX || -1L < 1u == 0)
      abort();
  } else if (bits == 32) {
    if (LONG_MAX != INT_MAX || -1L < 1u)
      abort();
  } else
    abort();
  long product = 46341;
  long long wide = (long long)product * product;
  if (wide <= INT_MAX || sizeof(size_t) != sizeof(void *))
    abort();
  uint64_t high = (uint64_t)1 << 40;
  size_t cut = (size_t)high;
  return (cut == 0) == (sizeof(size_t) == 4) && SIZE_MAX == ULONG_MAX ? 0 : 1;
}
