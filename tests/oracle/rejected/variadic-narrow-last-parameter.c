// rejected: source: line 9: passing an object that undergoes default argument promotion to 'va_start'
// The last named parameter has a type that changes by promotion:
// C17 7.16.1.4p4.
#include <stdarg.h>

static int sum(char Count, ...) {
  va_list List;
  int Sum = 0;
  va_start(List, Count);
  for (int I = 0; I < Count; ++I)
    Sum += va_arg(List, int);
  va_end(List);
  return Sum;
}

int main(void) { return sum(2, 20, 30) - 50; }
