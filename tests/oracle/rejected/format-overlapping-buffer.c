// labelled: library-function: sprintf
// The text is printed into itself: C17 7.21.6.6p2.
#include <stdio.h>
#include <string.h>

int main(void) {
  char Line[32] = "a";
  for (int I = 0; I < 3; ++I)
    sprintf(Line, "%sb", Line);
  if (strlen(Line) != 4)
    return 0;
  return 0;
}
