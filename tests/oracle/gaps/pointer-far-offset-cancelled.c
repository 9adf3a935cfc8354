// The detour by 1000 elements cancels out, but the value in between points
// nowhere: C17 6.5.6p8.
#include <stddef.h>

__attribute__((noinline)) static int *shifted(int *At, ptrdiff_t By) {
  return At + By;
}

int main(void) {
  int Table[10] = {0};
  for (int I = 0; I < 10; ++I)
    *(shifted(Table, I + 1000) - 1000) = I;
  return Table[9] - 9;
}
