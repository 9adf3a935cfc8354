// labelled: library-function: __ctype_b_loc
// A char above 127 is negative here and no argument for isalpha: C17 7.4p1.
#include <ctype.h>

int main(void) {
  const char Text[] = "na\xefve";
  int Letters = 0;
  for (int I = 0; Text[I]; ++I)
    if (isalpha(Text[I]))
      ++Letters;
  return Letters - 4;
}
