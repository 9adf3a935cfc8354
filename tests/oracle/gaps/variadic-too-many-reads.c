// Three are announced, two were passed: C17 7.16.1.1p2.
#include <stdarg.h>

static int positives(int Count, ...) {
  va_list List;
  int Found = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    if (va_arg(List, int) == 77)
      ++Found;
  va_end(List);
  return Found;
}

int main(void) { return positives(3, 77, 12) * 0; }
