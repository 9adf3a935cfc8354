// rejected: structured: calls 
// The function that called setjmp has returned: C17 7.13.2.1p2.
#include <setjmp.h>

static jmp_buf Point;
static int Visits;

static int mark(void) { return setjmp(Point); }

int main(void) {
  mark();
  if (++Visits < 2)
    longjmp(Point, 1);
  return 0;
}
