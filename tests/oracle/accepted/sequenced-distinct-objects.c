// TRICK: expressions like a[i] = a[j]++ or s.x = s.y++ look unsequenced, but change different objects (C17 6.5p2)
#include <stdlib.h>

struct pair { int x, y; };

int main(void) {
  int a[4] = {1, 2, 3, 4}, i = 0, j = 3;
  a[i] = a[j]++;
  if (a[0] != 4 || a[3] != 5)
    abort();
  a[1] = a[2]-- + a[2 - 1];
  if (a[1] != 5 || a[2] != 2)
    abort();
  struct pair s = {1, 2}, *p = &s;
  s.x = s.y++;
  p->y += s.x++;
  if (s.x != 3 || s.y != 5)
    abort();
  int *q = a, *r = a + 2;
  while (r < a + 4)
    *q++ = *r++;
  if (a[0] != 2 || a[1] != 5 || q - a != 2)
    abort();
  int n = 0, m = 0;
  int both = n++ + m++ + (i = 7) + (j = 8);
  if (both != 15 || n != 1 || m != 1)
    abort();
  n = m = i = j;
  return n == 8 && i + j == 16 ? 0 : 1;
}
