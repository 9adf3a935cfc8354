// rejected: memory: line 15: use-of-uninitialized-value
// The part that realloc adds is indeterminate: C17 7.22.3.5p2.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *Text = calloc(4, 1);
  if (!Text)
    return 0;
  char *Longer = realloc(Text, 64);
  if (!Longer)
    return 0;
  int Marked = 0;
  for (int I = 0; I < 64; ++I)
    if (Longer[I] == '#')
      ++Marked;
  free(Longer);
  return Marked;
}
