// rejected: addresses: 
// An array of char need not be aligned to 16 bytes; large ones mostly are.
#include <stdint.h>

static char Buffer[256];

int main(void) {
  int Aligned = 0;
  if ((uintptr_t)Buffer % 16 == 0)
    Aligned = 1;
  return Aligned * 0;
}
