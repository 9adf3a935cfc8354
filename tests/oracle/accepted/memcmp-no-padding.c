// TRICK: the structures have no padding, so memcmp compares exactly the values; memset gives all-zero ints (C17 6.2.6.2)
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct tight { uint16_t a, b; uint8_t c[4]; };
_Static_assert(sizeof(struct tight) == 8, "no padding");

int main(void) {
  struct tight x, y = {0, 0, {0}};
  memset(&x, 0, sizeof x);
  if (memcmp(&x, &y, sizeof x) != 0)
    abort();
  x.c[3] = 1;
  if (memcmp(&x, &y, sizeof x) <= 0 || memcmp(&x, &y, offsetof(struct tight, c)) != 0)
    abort();
  y = x;
  if (memcmp(&x, &y, sizeof x))
    abort();
  struct tight many[3];
  memset(many, 0xff, sizeof many);
  int same = 0;
  for (int i = 1; i < 3; i++)
    if (!memcmp(&many[0], &many[i], sizeof many[0]))
      same++;
  if (same != 2 || many[2].b != 65535 || many[1].c[0] != 255)
    abort();
  return memcmp("b", "aa", 1) > 0 && memcmp(&x, &y, 0) == 0 ? 0 : 1;
}
