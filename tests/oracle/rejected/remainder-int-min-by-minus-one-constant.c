// rejected: address-undefined: line 6: division of -2147483648 by -1 cannot be represented in type 'in
// INT_MIN % -1 is undefined, because INT_MIN / -1 is (C17 6.5.5p6). For a
// constant divisor compilers see that the remainder must be zero.
#include <limits.h>

static int lowPart(int Value) { return Value % -1; }

int main(void) {
  int Values[] = {12, -5, INT_MIN};
  int Zeros = 0;
  for (int I = 0; I < 3; ++I)
    if (lowPart(Values[I]) == 0)
      ++Zeros;
  return Zeros == 3 ? 0 : 1;
}
