// labelled: library-function: qsort
// Each of two equal elements is greater than the other one, and none is ever
// less: C17 7.22.5p4.
#include <stdlib.h>

static int greater(const void *A, const void *B) {
  return *(const int *)A >= *(const int *)B;
}

int main(void) {
  int Values[] = {3, 1, 2, 3, 1};
  qsort(Values, 5, sizeof Values[0], greater);
  int Sorted = 1;
  for (int I = 1; I < 5; ++I)
    if (Values[I] < Values[I - 1])
      Sorted = 0;
  return Sorted * 0;
}
