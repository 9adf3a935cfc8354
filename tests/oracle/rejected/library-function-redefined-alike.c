// labelled: reserved-name: defines strlen
// The own strlen does what the library's does, but the name is reserved:
// C17 7.1.3p1, p2.
#include <stddef.h>

size_t strlen(const char *Text) {
  size_t Length = 0;
  while (Text[Length])
    ++Length;
  return Length;
}

int main(void) { return strlen("four") == 4 ? 0 : 1; }
