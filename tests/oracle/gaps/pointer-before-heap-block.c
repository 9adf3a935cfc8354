// The loop steps in front of the block and stops by ==: C17 6.5.6p8.
#include <stdlib.h>

int main(void) {
  int *Values = calloc(5, sizeof *Values);
  if (!Values)
    return 0;
  int Zeros = 0;
  for (int *At = Values + 4; At != Values - 1; --At)
    if (*At == 0)
      ++Zeros;
  free(Values);
  return Zeros - 5;
}
