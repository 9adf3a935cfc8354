// rejected: address-undefined: line 10: negation of -2147483648 cannot be represented in type 'int'; c
// abs(INT_MIN) has no representable result: C17 7.22.6.1p2.
#include <limits.h>
#include <stdlib.h>

int main(void) {
  int Samples[4] = {-3, 8, INT_MIN, 0};
  unsigned Sum = 0;
  for (int I = 0; I < 4; ++I) {
    unsigned Size = (unsigned)abs(Samples[I]);
    Sum += Size & 15u;
  }
  return Sum == 11 ? 0 : 1;
}
