// The list ends with a plain 0, which is an int, and is read as a pointer:
// C17 7.16.1.1p2.
#include <stdarg.h>

static int count(const char *First, ...) {
  va_list List;
  int Number = 0;
  va_start(List, First);
  for (const char *At = First; At; At = va_arg(List, const char *))
    ++Number;
  va_end(List);
  return Number;
}

int main(void) { return count("a", "b", "c", 0) - 3; }
