// rejected: address-undefined: line 9: heap-buffer-overflow
// The place for the terminating zero was forgotten: C17 7.24.2.3p2.
#include <stdlib.h>
#include <string.h>

static char *copyOf(const char *Text) {
  char *Copy = malloc(strlen(Text));
  if (Copy)
    strcpy(Copy, Text);
  return Copy;
}

int main(void) {
  char *A = copyOf("twelve bytes");
  int Same = 0;
  if (A && A[0] == 't')
    Same = 1;
  free(A);
  return 1 - Same;
}
