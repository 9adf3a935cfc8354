// rejected: source: line 8: format specifies type 'int' but the argument has type 'long'
// %d gets a long: C17 7.21.6.1p9. The length of the text decides a branch.
#include <stdio.h>

int main(void) {
  char Text[32];
  long Number = 1234;
  int Length = snprintf(Text, sizeof Text, "%d", Number);
  if (Length != 4)
    return 1;
  return 0;
}
