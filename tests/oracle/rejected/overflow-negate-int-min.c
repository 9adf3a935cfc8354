// rejected: address-undefined: line 7: negation of -2147483648 cannot be represented in type 'int'; ca
// -INT_MIN is no int: C17 6.5p5.
#include <limits.h>

__attribute__((noinline)) static int magnitude(int Value) {
  if (Value < 0)
    return -Value;
  return Value;
}

int main(void) {
  int Samples[] = {3, -17, INT_MIN};
  unsigned Sum = 0;
  for (int I = 0; I < 3; ++I)
    Sum += (unsigned)magnitude(Samples[I]);
  return Sum == 20u + (unsigned)INT_MAX + 1u ? 0 : 1;
}
