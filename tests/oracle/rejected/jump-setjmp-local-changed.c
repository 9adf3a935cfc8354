// rejected: structured: calls 
// Tries was changed after setjmp, is not volatile and is indeterminate after
// longjmp: C17 7.13.2.1p3.
#include <setjmp.h>

static jmp_buf Back;

static void fail(void) { longjmp(Back, 1); }

int main(void) {
  int Tries = 0;
  if (setjmp(Back) != 0)
    return Tries * 0;
  Tries = 3;
  fail();
  return 1;
}
