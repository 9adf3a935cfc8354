// TRICK: jumps into and out of blocks skip initialisers, but every object is assigned again before it is read (C17 6.2.4p6)
#include <stdlib.h>

static int walk(int start) {
  int trips = 0;
  if (start)
    goto inside;
again:
  {
    int x = 5; /* skipped by the jump to inside */
    trips += x;
    if (trips > 20)
      goto out;
  inside:
    x = 3;
    trips += x;
    goto again;
  }
out:
  return trips;
}

int main(void) {
  if (walk(0) != 21 || walk(1) != 24)
    abort();
  int n = 0;
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++) {
      n++;
      if (i * j == 42)
        goto found;
    }
  abort();
found:
  return n == 68 ? 0 : 1;
}
