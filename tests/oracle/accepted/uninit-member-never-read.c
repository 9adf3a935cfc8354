// TRICK: a structure is copied, passed and returned with an indeterminate member; the structure itself is no trap (C17 6.2.6.1p6)
#include <stdlib.h>

struct maybe { int has; int value; };
struct node { char kind; struct maybe m; double weight; };

static struct maybe nothing(void) {
  struct maybe m;
  m.has = 0;
  return m; /* value is never set */
}

static int unwrap(struct maybe m, int otherwise) {
  if (m.has)
    return m.value;
  return otherwise;
}

int main(void) {
  struct maybe some = {1, 30}, none = nothing();
  struct node a, b;
  a.kind = 'k';
  a.m = none;
  b = a;
  if (unwrap(b.m, 5) != 5 || b.kind != 'k')
    abort();
  b.m = some;
  struct maybe all[] = {some, none, b.m, nothing()};
  int sum = 0;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    sum += unwrap(all[i], (int)i);
  return sum == 64 ? 0 : 1;
}
