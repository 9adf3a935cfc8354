// TRICK: the number of an address is only asked whether it is zero, which it is for null pointers alone with gcc and clang
#include <stdint.h>
#include <stdlib.h>

static int live(const void *p) { return (uintptr_t)p ? 1 : 0; }
static int none(const void *p) { return !(intptr_t)p; }

int main(void) {
  int x = 0, *p = NULL;
  if (live(p) || !live(&x) || none(&x))
    abort();
  if (none(NULL) && (uintptr_t)&x)
    p = &x;
  if (p == NULL)
    abort();
  void *list[] = {&x, p, NULL, &list};
  int n = 0;
  while ((uintptr_t)list[n])
    n++;
  int alive = 0;
  for (int i = 0; i < 4; i++)
    alive += (uintptr_t)list[i] && live(list[i]);
  return n == 2 && alive == 3 ? 0 : 1;
}
