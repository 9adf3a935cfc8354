// TRICK: while(1), for(;;) and a loop whose end is not obvious all stop; a few thousand steps of integer work in between
#include <stdlib.h>

static unsigned collatz(unsigned n) {
  unsigned steps = 0;
  for (;;) {
    if (n == 1)
      return steps;
    n = n & 1 ? 3 * n + 1 : n / 2;
    steps++;
  }
}

int main(void) {
  unsigned best = 0, at = 0;
  for (unsigned n = 1; n < 100; n++)
    if (collatz(n) > best)
      best = collatz(at = n);
  if (at != 97 || best != 118)
    abort();
  unsigned x = 1, period = 0;
  do {
    x = (x * 1103u + 12345u) & 4095u;
    period++;
  } while (x != 1);
  int primes = 0;
  for (int n = 2; n < 300; n++)
    for (int d = 2; 1;)
      if ((d * d > n && ++primes) || n % d++ == 0)
        break;
  return primes == 62 && period > 0 && period <= 4096 ? 0 : 1;
}
