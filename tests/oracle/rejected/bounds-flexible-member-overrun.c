// rejected: address-undefined: line 16: heap-buffer-overflow
// Storage for three elements, four are used: C17 6.7.2.1p18.
#include <stdlib.h>

struct Polygon {
  unsigned Corners;
  short X[];
};

int main(void) {
  struct Polygon *P = malloc(sizeof(struct Polygon) + 3 * sizeof(short));
  if (!P)
    return 0;
  P->Corners = 4;
  for (unsigned I = 0; I < P->Corners; ++I)
    P->X[I] = (short)(I * I);
  int Second = P->X[1];
  free(P);
  return Second - 1;
}
