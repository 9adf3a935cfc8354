// rejected: memory: line 18: use-of-uninitialized-value
// data-model: ILP32
// The marks of the items are tested, but never set: C17 7.22.3.4p2.
#include <stdlib.h>

struct Item {
  int Value;
  unsigned Mark;
};

int main(void) {
  struct Item *Items = malloc(4 * sizeof *Items);
  if (!Items)
    return 0;
  int Marked = 0;
  for (int I = 0; I < 4; ++I) {
    Items[I].Value = I;
    if (Items[I].Mark == 0x12345678u)
      ++Marked;
  }
  free(Items);
  return Marked * 0;
}
