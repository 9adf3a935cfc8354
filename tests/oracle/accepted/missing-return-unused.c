// TRICK: a function with a result may reach its } if no caller uses the value (C17 6.9.1p12), and main then returns 0 (5.1.2.2.3p1)
#include <stdlib.h>

static int done;

static int record(int v) {
  if (v < 0)
    return -1;
  done += v;
} /* no value on this path */

static struct { int x; } nothing(void) { done++; }

int main(void) {
  for (int i = 0; i < 4; i++)
    record(i);
  if (done != 6)
    abort();
  if (record(-5) != -1)
    abort();
  (void)record(10);
  record(1), nothing();
  if (done != 18)
    abort();
}
