// rejected: clang-O2: clang -O2 reaches the then at line 12
// Whether a new block lies where the freed one was is up to the library, and
// the freed pointer may not be looked at: C17 6.2.4p2, 7.22.3p1.
#include <stdlib.h>

int main(void) {
  void *First = malloc(40);
  free(First);
  void *Second = malloc(40);
  int Reused = 0;
  if (First == Second)
    Reused = 1;
  free(Second);
  return Reused * 0;
}
