// labelled: padding-bytes: looks at the bytes of struct Entry
// The struct was cleared, but a store to a member leaves the padding bytes
// with unspecified values: C17 6.2.6.1p6.
#include <string.h>

struct Entry {
  char Kind;
  int Value;
};

int main(void) {
  struct Entry A, B;
  memset(&A, 0, sizeof A);
  memset(&B, 0, sizeof B);
  A.Kind = B.Kind = 'k';
  A.Value = B.Value = 9;
  if (memcmp(&A, &B, sizeof A) != 0)
    return 1;
  return 0;
}
