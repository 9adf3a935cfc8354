// rejected: clang-O2: clang -O2 reaches the then at line 10
// Whether there is a gigabyte left is up to the machine and its limits:
// C17 7.22.3p1.
#include <stdlib.h>

int main(void) {
  char *Block = malloc((size_t)1 << 30);
  int Got = 0;
  if (Block != NULL)
    Got = 1;
  free(Block);
  return Got * 0;
}
