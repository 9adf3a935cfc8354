// rejected: memory: line 21: use-of-uninitialized-value
// Equal members do not make equal bytes, because of the padding behind Kind:
// C17 6.2.6.1p6.
#include <string.h>

struct Entry {
  char Kind;
  int Value;
};

static void fill(struct Entry *E) {
  E->Kind = 'k';
  E->Value = 9;
}

int main(void) {
  struct Entry A, B;
  fill(&A);
  fill(&B);
  int Different = 0;
  if (memcmp(&A, &B, sizeof A) != 0)
    Different = 1;
  return Different & 0;
}
