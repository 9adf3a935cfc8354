// rejected: closed: calls getchar
// What is on the input: C17 7.21.7.6.
#include <stdio.h>

int main(void) {
  int Letters = 0;
  while (getchar() != EOF)
    ++Letters;
  return Letters * 0;
}
