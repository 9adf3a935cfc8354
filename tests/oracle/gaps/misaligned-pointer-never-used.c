// The conversion itself is undefined if the result is not aligned:
// C17 6.3.2.3p7. Nothing is read through it.
#include <stdlib.h>

int main(void) {
  char *Block = malloc(12);
  if (!Block)
    return 0;
  int Steps = 0;
  for (int I = 0; I < 4; ++I) {
    long *At = (long *)(Block + I);
    if (At)
      ++Steps;
  }
  free(Block);
  return Steps - 4;
}
