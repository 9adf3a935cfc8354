// rejected: address-undefined: other counts than with gcc -O0
// After realloc the old pointer is indeterminate, even if nothing moved:
// C17 7.22.3.5p2, p4 and 6.2.4p2.
#include <stdlib.h>

int main(void) {
  char *Old = malloc(16);
  if (!Old)
    return 0;
  char *New = realloc(Old, 24);
  if (!New)
    return 0;
  int Moves = 0;
  if (New != Old)
    ++Moves;
  free(New);
  return Moves * 0;
}
