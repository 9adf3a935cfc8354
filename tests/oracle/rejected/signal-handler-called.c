// rejected: structured: calls 
// The handler sets a plain int: C17 5.1.2.3p5, 7.14.1.1p5.
#include <signal.h>

static int Got;

static void note(int Number) { Got = Number; }

int main(void) {
  signal(SIGINT, note);
  raise(SIGINT);
  if (Got != SIGINT)
    return 1;
  return 0;
}
