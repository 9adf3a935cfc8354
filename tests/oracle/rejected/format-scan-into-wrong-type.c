// rejected: source: line 8: format specifies type 'short *' but the argument has type 'int *'
// %hd stores a short, the object is an int: C17 7.21.6.2p10. On a little
// endian machine with zeros there, it fits.
#include <stdio.h>

int main(void) {
  int Number = 0;
  int Found = sscanf("41", "%hd", &Number);
  if (Found != 1 || Number != 41)
    return 1;
  return 0;
}
