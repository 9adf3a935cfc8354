// labelled: library-function: bsearch
// bsearch wants a sorted array: C17 7.22.5.1p2.
#include <stdlib.h>

static int compare(const void *A, const void *B) {
  return *(const int *)A - *(const int *)B;
}

int main(void) {
  int Values[] = {7, 1, 5, 2, 9}, Key = 5;
  int Found = 0;
  if (bsearch(&Key, Values, 5, sizeof Key, compare) != NULL)
    Found = 1;
  return Found * 0;
}
