// TRICK: a compound literal lives as long as its block and may be modified; in a loop each round makes a new value (C17 6.5.2.5p5)
#include <stdlib.h>

struct point { int x, y; };

static int area(const struct point *p) { return p->x * p->y; }
static int *global = (int[]){4, 5, 6};

int main(void) {
  struct point *p = &(struct point){3, 4};
  p->x++;
  if (area(p) != 16 || area(&(struct point){.y = 2, .x = 7}) != 14)
    abort();
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    int *one = &(int){i};
    *one += 10;
    sum += *one;
  }
  if (sum != 46)
    abort();
  int *a = (int[5]){1, 2};
  for (int i = 2; i < 5; i++)
    if (a[i] != 0)
      abort();
  a[4] = global[2]--;
  if (global[2] != 5 || a[4] != 6)
    abort();
  int n = 0;
  while (((int[]){3, 1, 2, 0})[n])
    n++;
  return n == 3 && sizeof((char[]){"abc"}) == 4 && (int){9} == 9 ? 0 : 1;
}
