// TRICK: a pointer to a structure, converted, points to its first member and back; used as a base class (C17 6.7.2.1p15)
#include <stdlib.h>

struct shape { int kind; int (*area)(const struct shape *); };
struct square { struct shape base; int side; };
struct box { struct square base; int height; };

static int square_area(const struct shape *s) { return ((const struct square *)s)->side * ((const struct square *)s)->side; }
static int box_area(const struct shape *s) {
  const struct box *b = (const struct box *)s;
  return b->base.side * b->height;
}

int main(void) {
  struct square q = {{1, square_area}, 5};
  struct box b = {{{2, box_area}, 3}, 7};
  struct shape *all[] = {&q.base, (struct shape *)&b, &b.base.base};
  int sum = 0;
  for (int i = 0; i < 3; i++)
    if (all[i]->kind == 1)
      sum += all[i]->area(all[i]);
    else
      sum -= all[i]->area(all[i]);
  if (sum != 25 - 42)
    abort();
  if (all[1] != all[2] || *(int *)&b != 2)
    abort();
  int first[3] = {4, 5, 6}, (*array)[3] = &first;
  return *(int *)array == 4 && (struct box *)all[2] == &b ? 0 : 1;
}
