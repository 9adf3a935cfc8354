// rejected: addresses: line 8: compares or subtracts the addresses of different objects
// The distance of two objects: C17 6.5.6p9. It is used, but where it cancels.
#include <stddef.h>

static int A[4], B[4];

int main(void) {
  ptrdiff_t Distance = B - A;
  int Sum = 0;
  for (int I = 0; I < 4; ++I)
    Sum += Distance == 0;
  return Sum;
}
