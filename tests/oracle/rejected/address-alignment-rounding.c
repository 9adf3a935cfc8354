// rejected: addresses: 
// The first aligned place in a buffer depends on where the buffer lies. The
// access is inside in any case.
#include <stdint.h>

static char Buffer[64];

int main(void) {
  char *At = Buffer;
  int Skipped = 0;
  while ((uintptr_t)At % 32 != 0) {
    ++At;
    ++Skipped;
  }
  *At = 1;
  return Skipped < 32 ? 0 : 1;
}
