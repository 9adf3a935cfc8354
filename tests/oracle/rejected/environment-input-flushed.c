// rejected: closed: line 7: uses the variable stdin
// fflush on an input stream: C17 7.21.5.2p2.
#include <stdio.h>

int main(void) {
  int Failed = 0;
  if (fflush(stdin) != 0)
    Failed = 1;
  return Failed * 0;
}
