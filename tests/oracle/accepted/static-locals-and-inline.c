// TRICK: static locals keep their value between calls, one per function, recursion and static inline included (C17 6.2.4p3)
#include <stdlib.h>

static inline int ticket(void) {
  static int next = 100;
  return next++;
}

static int *slot(void) {
  static int kept;
  return &kept; /* outlives the call */
}

static int levels(int n) {
  static int deepest, now;
  now++;
  if (now > deepest)
    deepest = now;
  if (n > 0)
    levels(n - 1);
  now--;
  return deepest;
}

int main(void) {
  int a = ticket(), b = ticket();
  if (b - a != 1 || a != 100)
    abort();
  *slot() = 5;
  ++*slot();
  if (*slot() != 6 || slot() != slot())
    abort();
  return levels(3) == 4 && levels(1) == 4 && levels(6) == 7 && ticket() == 102 ? 0 : 1;
}
