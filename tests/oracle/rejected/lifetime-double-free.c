// rejected: address-undefined: line 10: attempting double-free on in thread T0:
// Two owners free the same storage, which was handed out again in between, so
// the C library does not notice: C17 7.22.3.3p2.
#include <stdlib.h>

struct Owner {
  int *Data;
};

static void release(struct Owner O) { free(O.Data); }

int main(void) {
  struct Owner First = {malloc(16)};
  struct Owner Copy = First;
  release(First);
  int *Other = malloc(16);
  if (!Other)
    return 0;
  release(Copy);
  return 0;
}
