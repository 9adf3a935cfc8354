// rejected: address-undefined: line 17: index 1 out of bounds for type 'int[1]'
// data[1] as a flexible array member of the old days: the storage is there,
// but the array has one element (C17 6.5.6p8, 6.7.2.1p18 is for [] only).
#include <stdlib.h>

struct Message {
  int Length;
  int Data[1];
};

int main(void) {
  struct Message *M = malloc(sizeof *M + 3 * sizeof(int));
  if (!M)
    return 0;
  M->Length = 4;
  for (int I = 0; I < M->Length; ++I)
    M->Data[I] = I;
  int Last = M->Data[0];
  free(M);
  return Last;
}
