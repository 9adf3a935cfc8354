// rejected: structured: calls atexit
// exit is called twice, the second time by a handler: C17 7.22.4.4p2.
#include <stdlib.h>

static int Depth;

static void again(void) {
  if (Depth++ == 0)
    exit(0);
}

int main(void) {
  atexit(again);
  exit(0);
}
