// TRICK: a function pointer is kept as another function pointer type and cast back before each call (C17 6.3.2.3p8)
#include <stdlib.h>

typedef void (*generic)(void);
struct entry { char kind; generic run; };

static int plain(void) { return 3; }
static int scaled(int x, double by) { return (int)(x * by); }
static void store(int *where) { *where = 11; }

static int call(const struct entry *e) {
  int out = -1;
  switch (e->kind) {
  case 'p':
    return ((int (*)(void))e->run)();
  case 's':
    return ((int (*)(int, double))e->run)(10, 2.5);
  case 'w':
    ((void (*)(int *))e->run)(&out);
  }
  return out;
}

int main(void) {
  struct entry list[] = {{'p', (generic)plain}, {'s', (generic)scaled}, {'w', (generic)store}, {'x', NULL}};
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    if (call(&list[i]) < 0 && list[i].run)
      abort();
    sum += call(list + i);
  }
  if ((int (*)(void))list[0].run != plain)
    abort();
  return sum == 3 + 25 + 11 - 1 ? 0 : 1;
}
