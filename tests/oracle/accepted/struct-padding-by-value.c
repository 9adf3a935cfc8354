// TRICK: padding bytes are never initialised, copied all over the place and never looked at (C17 6.2.6.1p6)
#include <stdlib.h>
#include <string.h>

struct gaps { char a; int b; char c; long long d; char e; };

static struct gaps next(struct gaps g) {
  g.a++;
  g.b += g.a;
  g.c ^= 1;
  g.d -= g.b;
  g.e = g.c;
  return g;
}

static int equal(const struct gaps *x, const struct gaps *y) {
  return x->a == y->a && x->b == y->b && x->c == y->c && x->d == y->d && x->e == y->e;
}

int main(void) {
  struct gaps g, copy, raw;
  g.a = 0, g.b = 1, g.c = 0, g.d = 100, g.e = 0;
  for (int i = 0; i < 4; i++)
    g = next(g);
  copy = g;
  memcpy(&raw, &copy, sizeof raw);
  if (!equal(&raw, &g) || g.a != 4 || g.b != 11)
    abort();
  unsigned char *from = (unsigned char *)&raw, *to = (unsigned char *)&copy;
  for (size_t i = 0; i < sizeof raw; i++)
    to[i] = from[i];
  return equal(&copy, &g) && g.d == 100 - 2 - 4 - 7 - 11 && g.e == 0 ? 0 : 1;
}
