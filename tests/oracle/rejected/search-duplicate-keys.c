// labelled: library-function: bsearch
// Which of several equal elements bsearch finds is unspecified:
// C17 7.22.5.1p4.
#include <stdlib.h>

static int compare(const void *A, const void *B) {
  return *(const int *)A - *(const int *)B;
}

int main(void) {
  int Values[] = {1, 3, 3, 3, 5}, Key = 3;
  int *Found = bsearch(&Key, Values, 5, sizeof Key, compare);
  int Place = 0;
  if (Found == &Values[2])
    Place = 2;
  return Place * 0;
}
