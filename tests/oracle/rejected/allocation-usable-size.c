// rejected: closed: calls malloc_usable_size
// How much malloc gives beyond the request is its own business.
#include <malloc.h>
#include <stdlib.h>

int main(void) {
  void *Block = malloc(13);
  int More = 0;
  if (malloc_usable_size(Block) > 13)
    More = 1;
  free(Block);
  return More * 0;
}
