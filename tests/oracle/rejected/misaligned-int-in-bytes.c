// rejected: address-undefined: line 15: load of misaligned address for type 'int', which requires 4 by
// An int is read at an odd place of the heap: C17 6.3.2.3p7. x86 does not
// mind. (The bytes have no declared type, so aliasing is kept.)
#include <stdlib.h>
#include <string.h>

int main(void) {
  int Value = 77;
  unsigned char *Packet = malloc(16);
  if (!Packet)
    return 0;
  memset(Packet, 0, 16);
  memcpy(Packet + 1, &Value, sizeof Value);
  int *Field = (int *)(Packet + 1);
  int Same = *Field == 77;
  free(Packet);
  return Same ? 0 : 1;
}
