// rejected: closed: calls clock_getres
// The resolution of a clock of POSIX.
#define _GNU_SOURCE
#include <time.h>

int main(void) {
  struct timespec Step = {0, 0};
  int Fine = 0;
  if (clock_getres(CLOCK_MONOTONIC_COARSE, &Step) == 0 && Step.tv_nsec < 5000)
    Fine = 1;
  return Fine * 0;
}
