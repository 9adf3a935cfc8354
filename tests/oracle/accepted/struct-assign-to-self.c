// TRICK: assignment of a structure to itself overlaps exactly, which is allowed (C17 6.5.16.1p3), also through two pointers
#include <stdlib.h>

struct block { int v[20]; char tag; };

static void put(struct block *to, const struct block *from) { *to = *from; }

int main(void) {
  static struct block a;
  struct block list[3], *p = list, *q = list + 1;
  a.tag = 'a';
  for (int i = 0; i < 20; i++)
    a.v[i] = i;
  a = a;
  put(&a, &a);
  if (a.tag != 'a' || a.v[19] != 19)
    abort();
  for (int i = 0; i < 3; i++)
    put(&list[i], &a);
  p->tag = 'p';
  *p = *p;
  *q = *p;
  int same = 0;
  for (int i = 0; i < 3; i++)
    if (list[i].tag == 'p')
      same++;
  if (same != 2)
    abort();
  union { struct { int x, y; } s; struct { int y, x; } t; } u = {{1, 2}};
  u.s = u.s;
  return u.s.x == 1 && u.t.x == 2 ? 0 : 1;
}
