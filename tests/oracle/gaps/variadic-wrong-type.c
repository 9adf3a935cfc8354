// An int is read as a long: C17 7.16.1.1p2. The upper half is zero mostly.
#include <stdarg.h>

static long sum(int Count, ...) {
  va_list List;
  long Sum = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    Sum += va_arg(List, long);
  va_end(List);
  return Sum;
}

int main(void) { return sum(3, 1, 2, 3) != 0 ? 0 : 1; }
