// va_start without va_end: C17 7.16.1p1, 7.16.1.3p2.
#include <stdarg.h>

static int largest(int Count, ...) {
  va_list List;
  int Best = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I) {
    int Value = va_arg(List, int);
    if (Value > Best)
      Best = Value;
  }
  return Best;
}

int main(void) { return largest(3, 4, 9, 2) - 9; }
