// rejected: addresses: 
// The address of a function as a number: not even defined by C17 6.3.2.3.
#include <stdint.h>

static int run(void) { return 1; }

int main(void) {
  uintptr_t Where = (uintptr_t)run;
  int Even = 0;
  if (Where % 64 == 0)
    Even = run();
  return Even * 0;
}
