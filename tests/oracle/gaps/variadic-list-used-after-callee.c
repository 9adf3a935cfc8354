// After the callee used va_arg on it, the list is indeterminate in the caller:
// C17 7.16p3. On x86-64 the caller sees the progress, on i386 not.
#include <stdarg.h>

static int next(va_list List) { return va_arg(List, int); }

static int sum(int Count, ...) {
  va_list List;
  int Sum = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    Sum += next(List);
  va_end(List);
  return Sum;
}

int main(void) { return sum(3, 1, 2, 3) == 6 ? 0 : 0; }
