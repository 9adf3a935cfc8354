// labelled: library-function: snprintf
// %s gets a null pointer: C17 7.21.6.1p8. glibc prints (null).
#include <stdio.h>

int main(void) {
  const char *Names[2] = {"Ada", NULL};
  char Text[16];
  int Long = 0;
  for (int I = 0; I < 2; ++I)
    if (snprintf(Text, sizeof Text, "<%s>", Names[I]) > 5)
      ++Long;
  return Long * 0;
}
