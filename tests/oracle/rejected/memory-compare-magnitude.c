// labelled: library-function: memcmp
// The same for memcmp: C17 7.24.4.1p3. A switch on the result.
#include <string.h>

int main(void) {
  const char Left[4] = {'a', 'b', 'x', 0}, Right[4] = {'a', 'b', 'c', 0};
  int Kind = 0;
  switch (memcmp(Left, Right, 4)) {
  case -1:
    Kind = 1;
    break;
  case 0:
    Kind = 2;
    break;
  case 1:
    Kind = 3;
    break;
  }
  return Kind * 0;
}
