// rejected: address-undefined: line 10: load of value 6, which is not a valid value for type '_Bool'
// A _Bool with the byte 6 is a trap representation: C17 6.2.6.1p5.
#include <string.h>

int main(void) {
  unsigned char Byte = 6;
  _Bool Flag;
  memcpy(&Flag, &Byte, 1);
  int On = 0;
  if (Flag)
    On = 1;
  return On * 0;
}
