// TRICK: GNU cleanup functions run when the variable leaves scope, in reverse order; a constructor runs once before main
#include <stdlib.h>

static int trace, early;

__attribute__((constructor)) static void before(void) { early = trace == 0 ? 7 : 0; }

static void leave(int *p) { trace = trace * 10 + *p; }

static int scope(int n) {
  int one __attribute__((cleanup(leave))) = 1;
  int two __attribute__((cleanup(leave))) = 2;
  if (n > 2)
    return trace; /* evaluated before the cleanups */
  two = 5;
  return one + two;
}

int main(void) {
  if (early != 7)
    abort();
  if (scope(3) != 0 || trace != 21)
    abort();
  if (scope(0) != 6 || trace != 2151)
    abort();
  trace = 0;
  for (int i = 1; i < 5; i++) {
    int v __attribute__((cleanup(leave))) = i;
    if (i == 2)
      continue;
    if (i == 3)
      break;
  }
  return trace == 123 ? 0 : 1;
}
