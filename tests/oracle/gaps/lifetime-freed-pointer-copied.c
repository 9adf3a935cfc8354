// After free the pointer itself is indeterminate, and reading it undefined:
// C17 6.2.4p2, J.2. Nothing is dereferenced.
#include <stdlib.h>

struct Slot {
  void *Owner;
};

int main(void) {
  struct Slot Slots[3] = {{NULL}, {NULL}, {NULL}};
  void *Block = malloc(8);
  if (!Block)
    return 0;
  free(Block);
  int Set = 0;
  for (int I = 0; I < 3; ++I) {
    Slots[I].Owner = Block;
    if (Slots[I].Owner != NULL)
      ++Set;
  }
  return Set - 3;
}
