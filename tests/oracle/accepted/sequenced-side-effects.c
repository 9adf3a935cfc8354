// TRICK: each pair of side effects on one object has a sequence point between: comma, &&, ||, ?:, call (C17 annex C)
#include <stdlib.h>

static int twice(int v) { return 2 * v; }

int main(void) {
  int i = 1, j;
  i = (i++, i);
  if (i != 2)
    abort();
  j = (i += 3, i * 2);
  if (i != 5 || j != 10)
    abort();
  i = twice(i++); /* the increment ends before the call begins */
  if (i != 10)
    abort();
  if (i-- == 10 && i++ == 9 && i == 10)
    j = i++ ? i : -1;
  if (j != 11 || (i -= 11) || i++ || i != 1)
    abort();
  i = i++ ? 5 : 6; /* ?: sequences the increment before 5 */
  if (i != 5)
    abort();
  i = i++ && i == 6;
  if (i != 1)
    abort();
  for (j = 0; j < 3; i += j, j++, i++)
    if (i++, i > 100)
      abort();
  return i == 10 ? 0 : 1;
}
