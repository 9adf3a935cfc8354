// rejected: memory: line 10: use-of-uninitialized-value
// An x87 long double has 10 bytes of value and 6 of padding: C17 6.2.6.1p6
// for the bytes that do not take part in the value (6.2.6.1p4, p8).
#include <string.h>

int main(void) {
  long double A = 1.0L, B = 0.5L;
  B = B + 0.5L;
  int Equal = 0;
  if (memcmp(&A, &B, sizeof A) == 0)
    Equal = 1;
  return Equal & 0;
}
