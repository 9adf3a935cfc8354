// TRICK: a char lvalue may change any object, so the compiler must reload after the store (C17 6.5p7 last item)
#include <stdlib.h>
#include <string.h>

static int changed(int *value, unsigned char *byte) {
  int before = *value;
  *byte = 1; /* may alias *value, and here it does */
  return *value - before;
}

struct parts { short lo; short hi; };

int main(void) {
  int x = 0x100;
  if (changed(&x, (unsigned char *)&x) != 1 || x != 0x101)
    abort();
  struct parts p = {0, 0};
  char *c = (char *)&p;
  for (size_t i = 0; i < sizeof p; i++)
    c[i] = (char)i;
  if (p.lo != 0x0100 || p.hi != 0x0302)
    abort();
  int *ip = &x;
  int **ipp = &ip, *copy;
  memcpy(&copy, ipp, sizeof copy); /* a pointer moves as bytes */
  for (size_t i = 0; i < sizeof ip; i++)
    ((unsigned char *)&copy)[i] = ((unsigned char *)&ip)[i];
  unsigned u = 5;
  int *as_signed = (int *)&u; /* the signed variant is allowed */
  *as_signed = -1;
  return copy == &x && *copy == 0x101 && u == 0xffffffffu ? 0 : 1;
}
