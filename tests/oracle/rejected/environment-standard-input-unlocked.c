// rejected: closed: calls getchar_unlocked
// The same by getchar_unlocked of POSIX.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
  int Letters = 0;
  while (getchar_unlocked() != EOF)
    ++Letters;
  return Letters * 0;
}
