// labelled: library-function: toupper
// 1000 is neither an unsigned char nor EOF: C17 7.4p1. glibc passes it through.
#include <ctype.h>

int main(void) {
  int Codes[] = {'a', 'Z', 1000};
  int Changed = 0;
  for (int I = 0; I < 3; ++I)
    if (toupper(Codes[I]) != Codes[I])
      ++Changed;
  return Changed - 1;
}
