// rejected: address-undefined: line 14: heap-use-after-free
// A pointer into the block from before realloc: C17 7.22.3.5p2.
#include <stdlib.h>

int main(void) {
  int *Values = malloc(4 * sizeof *Values);
  if (!Values)
    return 0;
  int *First = &Values[0];
  *First = 6;
  int *Grown = realloc(Values, 5 * sizeof *Values);
  if (!Grown)
    return 0;
  int Same = *First == Grown[0];
  free(Grown);
  return Same * 0;
}
