// rejected: address-undefined: line 6: stack-buffer-overflow
// Three letters in an array of three: no string, C17 7.24.6.3p2 with 7.1.1p1.
#include <string.h>

__attribute__((noinline)) static int isShort(const char *Word) {
  return strlen(Word) < 3;
}

int main(void) {
  char Words[2][4] = {"an", "the"};
  char Last[3] = "end";
  int Short = isShort(Words[0]) + isShort(Words[1]) + isShort(Last);
  if (Short != 1)
    return 1;
  return 0;
}
