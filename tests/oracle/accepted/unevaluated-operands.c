// TRICK: sizeof, _Alignof, typeof and _Generic do not evaluate their operand: no increment, no call, no read happens (C17 6.5.3.4p2)
#include <stdlib.h>

static int calls;
static int effect(void) { return ++calls; }

int main(void) {
  int i = 0, *null = NULL, a[3];
  if (sizeof(i++) != sizeof(int) || i != 0)
    abort();
  if (sizeof effect() != sizeof(int) || calls)
    abort();
  if (sizeof *null != sizeof(int) || sizeof a[100] != sizeof(int))
    abort();
  __typeof__(i++ + effect()) t = 4;
  int kind = _Generic(effect(), int: 1, default: 2);
  if (kind != 1 || calls || i)
    abort();
  while (sizeof(t--) == 4 && i < 3)
    i++;
  if (0 && effect())
    abort();
  return t == 4 && i == 3 && (1 || effect()) && calls == 0 ? 0 : 1;
}
