// TRICK: inner declarations hide outer ones; the name is in scope in its own initialiser but only sizeof and & use it there (C17 6.2.1p7)
#include <stdlib.h>

static int x = 1;
typedef int number;

int main(void) {
  int outer = x;
  int x = 2;
  size_t size = sizeof size;
  void *self = &self;
  if (outer != 1 || x != 2 || size != sizeof(size_t) || self != (void *)&self)
    abort();
  {
    extern int hidden;
    number number = 7; /* the typedef name ends here */
    __typeof__(number) copy = number + hidden;
    if (copy != 17)
      abort();
  }
  int sum = 0;
  for (int x = 0; x < 3; x++) {
    int y = x;
    int x = y * 10;
    sum += x;
  }
  if (sum != 30 || x != 2)
    abort();
  enum { x_size = sizeof x };
  struct x { char x[3]; } s = {{1, 2, 3}};
  return s.x[2] + x == 5 && sizeof(struct x) == 3 && x_size == 4 ? 0 : 1;
}

int hidden = 10;
