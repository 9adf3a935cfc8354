// rejected: address-undefined: line 9: requested allocation size (0x30000001000 after adjustments for
// Whether a request of three terabytes fails is up to the system:
// C17 7.22.3p1.
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  size_t Size = (size_t)3 << 40;
  char *Block = malloc(Size);
  int Got = 0;
  if (Block != NULL)
    Got = 1;
  free(Block);
  return Got * 0;
}
