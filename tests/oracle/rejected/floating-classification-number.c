// labelled: floating-point
// isinf and signbit give some nonzero value, not 1: C17 7.12.3.3p3,
// 7.12.3.6p3.
#include <math.h>

__attribute__((noinline)) static int kind(double Value) {
  return isinf(Value) + signbit(Value);
}

int main(void) {
  int Two = 0;
  if (kind(-INFINITY) == 2)
    Two = 1;
  return Two * 0;
}
