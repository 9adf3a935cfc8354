// labelled: library-function: malloc
// malloc(0) is null or not, by implementation: C17 7.22.3p1.
#include <stdlib.h>

int main(void) {
  void *Nothing = malloc(0);
  int Null = 0;
  if (Nothing == NULL)
    Null = 1;
  free(Nothing);
  return Null * 0;
}
