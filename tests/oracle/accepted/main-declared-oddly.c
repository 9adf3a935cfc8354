// TRICK: main comes from a macro, in parentheses, with an earlier declaration by typedef and unnamed by any call; it has no return
#include <stdlib.h>

#define ENTRY main
typedef int entry(void);
entry ENTRY;

static int runs;

static void finish(int ok) {
  if (ok)
    (exit)(0);
  exit(1);
}

int(ENTRY)(void) {
  entry *self = &ENTRY;
  static int level;
  if (++level < 4) {
    runs += level;
    if (self() != 0)
      abort();
  }
  if (level == 4 && runs == 6) {
    level = 9;
    return 0;
  }
  if (--level == 6)
    finish(runs == 6);
}
