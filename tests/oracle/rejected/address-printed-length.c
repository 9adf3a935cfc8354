// rejected: addresses: line 9: prints an address (%p)
// The text of %p has an implementation-defined form and the digits of an
// address: C17 7.21.6.1p8. Its length is mostly the same.
#include <stdio.h>

int main(void) {
  int Local = 0;
  char Text[40];
  int Length = snprintf(Text, sizeof Text, "%p", (void *)&Local);
  int Long = 0;
  if (Length > 10)
    Long = 1;
  return Long * 0;
}
