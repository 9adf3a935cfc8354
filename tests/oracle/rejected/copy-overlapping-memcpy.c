// rejected: address-undefined: line 7: memcpy-param-overlap
// Elements are moved up by memcpy: C17 7.24.2.1p2.
#include <string.h>

int main(void) {
  int Queue[6] = {1, 2, 3, 4, 5, 6};
  memcpy(Queue, Queue + 1, 5 * sizeof Queue[0]);
  int Last = 0;
  if (Queue[5] == 6)
    Last = 1;
  return 1 - Last;
}
