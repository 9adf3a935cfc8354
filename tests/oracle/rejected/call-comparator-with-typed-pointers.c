// labelled: library-function: qsort
// A comparator for int * is cast for qsort, which calls it with
// const void *: C17 6.5.2.2p9, 6.3.2.3p8. Works everywhere.
#include <stdlib.h>

static int compare(const int *A, const int *B) {
  return (*A > *B) - (*A < *B);
}

int main(void) {
  int Values[] = {5, 2, 4};
  qsort(Values, 3, sizeof Values[0],
        (int (*)(const void *, const void *))compare);
  for (int I = 1; I < 3; ++I)
    if (Values[I] < Values[I - 1])
      return 1;
  return 0;
}
