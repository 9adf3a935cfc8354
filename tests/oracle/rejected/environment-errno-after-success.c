// labelled: library-function: __errno_location
// A call that succeeds may leave any positive errno: C17 7.5p3.
#include <errno.h>
#include <stdlib.h>

int main(void) {
  errno = 0;
  char *Block = malloc(100);
  int Quiet = 0;
  if (errno == 0)
    Quiet = 1;
  free(Block);
  return Quiet * 0;
}
