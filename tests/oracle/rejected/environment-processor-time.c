// rejected: closed: calls clock
// The time used so far: C17 7.27.2.1.
#include <time.h>

int main(void) {
  clock_t Start = clock();
  unsigned Sum = 0;
  for (unsigned I = 0; I < 1000; ++I)
    Sum += I;
  if (clock() - Start > CLOCKS_PER_SEC)
    Sum = 0;
  return Sum ? 0 : 1;
}
