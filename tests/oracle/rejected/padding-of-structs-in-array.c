// labelled: padding-bytes: looks at the bytes of struct Pair, which has padding
// The padding of the elements is compared, too: C17 6.2.6.1p6.
#include <string.h>

struct Pair {
  char Key;
  int Value;
};

int main(void) {
  struct Pair A[2], B[2];
  memset(A, 0, sizeof A);
  memset(B, 0, sizeof B);
  A[0].Key = B[0].Key = 1;
  if (memcmp(A, B, sizeof A) == 0)
    return 0;
  return 0;
}
