// TRICK: members declared later have higher addresses, so < between members of one object is determined (C17 6.5.8p5)
#include <stddef.h>
#include <stdlib.h>

struct record {
  int id;
  char name[6];
  struct { short x, y; } at;
  int tail;
};

int main(void) {
  static struct record r;
  struct record pair[2];
  if (!((void *)&r.id < (void *)&r.tail))
    abort();
  if ((char *)&r.at.x >= (char *)&r.at.y || r.name >= (char *)&r.at)
    abort();
  if ((void *)&r != (void *)&r.id)
    abort();
  int inside = 0;
  char *begin = (char *)&pair[0], *end = (char *)&pair[2];
  for (char *p = begin; p < end; p++)
    if (p >= pair[1].name && p < pair[1].name + sizeof pair[1].name)
      inside++;
  if (inside != 6 || (char *)&pair[1].tail - (char *)&pair[0].tail != (ptrdiff_t)sizeof r)
    abort();
  union { int i; char c[4]; } u; /* all members begin together */
  return (void *)&u.i == (void *)u.c && &pair[0] < &pair[1] ? 0 : 1;
}
