// rejected: address-undefined: line 9: strcpy-param-overlap
// The spaces in front are cut by strcpy within one array: C17 7.24.2.3p2.
#include <string.h>

int main(void) {
  char Line[16] = "  word";
  int Cut = 0;
  while (Line[0] == ' ') {
    strcpy(Line, Line + 1);
    ++Cut;
  }
  return Cut - 2;
}
