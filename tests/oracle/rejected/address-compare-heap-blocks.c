// rejected: address-undefined: line 10: invalid-pointer-pair:
// The smaller of two blocks is kept: C17 6.5.8p5. Which one that is, does not
// matter.
#include <stdlib.h>

int main(void) {
  char *A = malloc(10), *B = malloc(10);
  if (!A || !B)
    return 0;
  char *Lower = A < B ? A : B;
  Lower[0] = 'x';
  free(A);
  free(B);
  return 0;
}
