// rejected: gcc-O2: gcc -O2: exit status 1
// Assignment of a struct need not copy padding: C17 6.2.6.1p6 and its
// footnote.
#include <string.h>

struct Flagged {
  _Bool On;
  double Weight;
};

__attribute__((noinline)) static void copy(struct Flagged *To,
                                           const struct Flagged *From) {
  *To = *From;
}

int main(void) {
  struct Flagged A, B;
  memset(&A, 0x55, sizeof A);
  A.On = 1;
  A.Weight = 0.5;
  memset(&B, 0, sizeof B);
  copy(&B, &A);
  if (memcmp(&A, &B, sizeof A) != 0)
    return 1;
  return 0;
}
