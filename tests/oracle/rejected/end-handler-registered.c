// rejected: structured: calls atexit
// A function runs after main: C17 7.22.4.2.
#include <stdlib.h>

static int Open = 1;

static void close(void) {
  if (Open)
    Open = 0;
}

int main(void) {
  atexit(close);
  return 0;
}
