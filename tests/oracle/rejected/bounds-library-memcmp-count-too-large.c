// rejected: address-undefined: line 9: stack-buffer-overflow
// memcmp is told to compare eight bytes of arrays of six; the difference comes
// first. C17 7.24.1p2 with 7.1.4p1.
#include <string.h>

int main(void) {
  char A[6] = "alpha", B[6] = "alter";
  int Different = 0;
  if (memcmp(A, B, 8) != 0)
    Different = 1;
  return 1 - Different;
}
