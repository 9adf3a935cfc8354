// TRICK: unnamed and zero-width fields only place their neighbours; neighbours survive stores around them (C17 6.7.2.1p12)
#include <stdlib.h>

struct layout {
  unsigned a : 5;
  unsigned : 3;
  unsigned b : 9;
  unsigned : 0;
  unsigned c : 7;
  _Bool d : 1;
};

int main(void) {
  struct layout s; /* set field by field, padding bits stay indeterminate */
  s.a = 31;
  s.b = 511;
  s.c = 0;
  s.d = 4;
  if (s.a != 31 || s.b != 511 || s.c != 0 || s.d != 1)
    abort();
  for (unsigned i = 0; i < 200; i++) {
    s.c = i & 127;
    s.a--;
    if (s.b != 511 || !s.d)
      abort();
  }
  if (s.c != 71 || s.a != ((31u - 200u) & 31u))
    abort();
  struct layout t = s, *p = &t;
  p->b >>= 4;
  p->d = !p->d;
  return t.b == 31 && !t.d && s.d && sizeof t == 2 * sizeof(unsigned) ? 0 : 1;
}
