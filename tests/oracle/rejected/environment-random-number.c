// rejected: closed: calls rand
// The sequence of rand is that of one C library: C17 7.22.2.1.
#include <stdlib.h>

int main(void) {
  int Heads = 0;
  for (int I = 0; I < 8; ++I)
    if (rand() % 2)
      ++Heads;
  return Heads * 0;
}
