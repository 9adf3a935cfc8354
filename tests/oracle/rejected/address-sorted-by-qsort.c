// rejected: address-undefined: line 9: invalid-pointer-pair:
// Pointers to different objects are sorted by address: C17 6.5.8p5.
#include <stdlib.h>

static int byAddress(const void *A, const void *B) {
  const int *Left = *(const int *const *)A, *Right = *(const int *const *)B;
  if (Left == Right)
    return 0;
  return Left < Right ? -1 : 1;
}

int main(void) {
  int X = 1, Y = 2, Z = 3;
  const int *All[] = {&Y, &X, &Z};
  qsort(All, 3, sizeof All[0], byAddress);
  return *All[0] * 0;
}
