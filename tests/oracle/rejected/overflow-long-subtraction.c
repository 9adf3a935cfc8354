// rejected: address-undefined: line 5: signed integer overflow: -9223372036854775808 - 1 cannot be rep
// A comparator by subtraction: LONG_MIN - 1 is no long (C17 6.5p5).
#include <limits.h>

static long compare(const long *A, const long *B) { return *A - *B; }

int main(void) {
  long Keys[] = {LONG_MIN, 1, 40};
  int Ordered = 0;
  for (int I = 0; I + 1 < 3; ++I)
    if (compare(&Keys[I], &Keys[I + 1]) != 0)
      ++Ordered;
  return Ordered == 2 ? 0 : 1;
}
