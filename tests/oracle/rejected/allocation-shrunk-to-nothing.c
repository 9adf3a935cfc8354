// rejected: clang-O2: clang -O2 reaches the then at line 12
// realloc(p, 0) may free or not: C17 7.22.3.5p3 (undefined since C23).
#include <stdlib.h>

int main(void) {
  char *Block = malloc(8);
  if (!Block)
    return 0;
  Block = realloc(Block, 0);
  int Null = 0;
  if (Block == NULL)
    Null = 1;
  return Null * 0;
}
