// rejected: gcc-O2: gcc -O2 reaches the then at line 12
// Pointers are ordered by their bytes, without any < on pointers: the result
// is of this layout only (C17 6.2.6.1p4).
#include <string.h>

static int A[16], B[16];

int main(void) {
  const int *First = A, *Second = B;
  int Less = 0;
  if (memcmp(&First, &Second, sizeof First) < 0)
    Less = 1;
  return Less * 0;
}
