// labelled: library-function: __ctype_b_loc
// isdigit gives some nonzero value: C17 7.4.1p1.
#include <ctype.h>

int main(void) {
  const char *Text = "a1b2";
  int Digits = 0;
  for (; *Text; ++Text)
    if (isdigit((unsigned char)*Text) == 1)
      ++Digits;
  return Digits * 0;
}
