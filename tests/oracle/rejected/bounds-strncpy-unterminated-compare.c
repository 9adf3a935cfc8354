// rejected: address-undefined: line 10: stack-buffer-overflow
// strncpy filled the array and wrote no zero; strcmp then reads over the end
// (C17 7.24.2.4p3, 7.24.4.2).
#include <string.h>

int main(void) {
  char Key[4];
  strncpy(Key, "keys", sizeof Key);
  int Equal = 0;
  if (strcmp(Key, "keysmith") == 0)
    Equal = 1;
  return Equal;
}
