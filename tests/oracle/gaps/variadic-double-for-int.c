// A double was passed, an int is read: C17 7.16.1.1p2. It comes from another
// register and is not used.
#include <stdarg.h>

static int lastOf(int Count, ...) {
  va_list List;
  int Value = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    Value = va_arg(List, int);
  va_end(List);
  return Value * 0;
}

int main(void) { return lastOf(2, 1, 2.5); }
