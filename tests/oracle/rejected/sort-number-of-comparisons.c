// rejected: address-undefined: other counts than with gcc -O0
// How often qsort calls the comparator, and with which elements, is not
// specified (C17 7.22.5.2): its branches cannot be counted.
#include <stdlib.h>

static int compare(const void *A, const void *B) {
  int Left = *(const int *)A, Right = *(const int *)B;
  if (Left < Right)
    return -1;
  return Left > Right;
}

int main(void) {
  int Values[] = {9, 4, 7, 1, 8, 2};
  qsort(Values, 6, sizeof Values[0], compare);
  return Values[0] - 1;
}
