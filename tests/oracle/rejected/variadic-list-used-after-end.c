// rejected: gcc-O2: gcc -O2: exit status
// After va_end the list may not be read without a new va_start:
// C17 7.16.1.3p2.
#include <stdarg.h>

static int total(int Count, ...) {
  va_list List;
  int Sum = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    Sum += va_arg(List, int);
  va_end(List);
  Sum += va_arg(List, int);
  return Sum;
}

int main(void) { return total(2, 4, 5, 6) - 15; }
