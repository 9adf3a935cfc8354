// rejected: memory: line 12: use-of-uninitialized-value
// malloc gives storage with indeterminate values (C17 7.22.3.4p2); a fresh
// page has zeros.
#include <stdlib.h>

int main(void) {
  int *Counts = malloc(8 * sizeof *Counts);
  if (!Counts)
    return 0;
  int Full = 0;
  for (int I = 0; I < 8; ++I)
    if (Counts[I] == 42424242)
      ++Full;
  free(Counts);
  return Full;
}
