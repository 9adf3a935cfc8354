// rejected: address-undefined: line 14: null pointer passed as argument 1, which is declared to never
// An empty array as a null pointer: C17 7.22.5p1 wants a valid pointer.
#include <stdlib.h>

static int compare(const void *A, const void *B) {
  return *(const char *)A - *(const char *)B;
}

int main(void) {
  char Letters[3] = {'c', 'a', 'b'};
  char *Arrays[2] = {Letters, NULL};
  size_t Sizes[2] = {3, 0};
  for (int I = 0; I < 2; ++I)
    qsort(Arrays[I], Sizes[I], 1, compare);
  return Letters[0] - 'a';
}
