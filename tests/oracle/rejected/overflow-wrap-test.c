// rejected: address-undefined: line 7: signed integer overflow: 2147483647 + 1 cannot be represented i
// "Did it wrap" asked after the overflow: C17 6.5p5. Compilers may take the
// answer for no.
#include <limits.h>

__attribute__((noinline)) static int grows(int Base, int Step) {
  if (Step > 0 && Base + Step < Base)
    return 0;
  return 1;
}

int main(void) {
  int Good = 0;
  if (grows(10, 20))
    ++Good;
  if (grows(INT_MAX, 1))
    ++Good;
  return 0;
}
