// TRICK: the value of an assignment to a bit-field is the converted value, not the right operand (C17 6.5.16p3)
#include <stdlib.h>

struct narrow { unsigned n : 3; signed s : 4; };

int main(void) {
  struct narrow x = {0, 0};
  int v = (x.n = 13);
  if (v != 5)
    abort();
  if ((x.s = 9) != -7)
    abort();
  int rounds = 0;
  while ((x.n += 3) != 0)
    rounds++;
  if (rounds != 0)
    abort();
  while ((x.n = x.n + 3) != 2)
    rounds++;
  if (rounds != 5)
    abort();
  if (x.n++ != 2 || ++x.n != 4 || x.n-- != 4)
    abort();
  unsigned both = x.n = 15;
  return both == 7 && (x.s |= 0) == -7 ? 0 : 1;
}
