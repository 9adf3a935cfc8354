// rejected: clang-O2: clang -O2 reaches the then at line 12
// strcmp gives a value greater than zero, not a certain one: C17 7.24.4.2p3.
#include <string.h>

__attribute__((noinline)) static int compare(const char *A, const char *B) {
  return strcmp(A, B);
}

int main(void) {
  int One = 0;
  if (compare("d", "a") == 1)
    One = 1;
  return One * 0;
}
