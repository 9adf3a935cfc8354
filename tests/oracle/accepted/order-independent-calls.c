// TRICK: calls in one expression run in an unspecified order, but each touches its own global (C17 6.5.2.2p10)
#include <stdlib.h>

static int first = 1, second = 10, calls;

static int g(void) { return calls++, first *= 2; }
static int h(void) { return calls++, second -= 3; }
static int combine(int a, int b) { return a * 100 + b; }

int main(void) {
  if (combine(g(), h()) != 207)
    abort();
  if (g() + h() != 8)
    abort();
  int sum = 0;
  for (int i = 0; i < 3; i++)
    sum += combine(h(), g());
  if (first != 32 || second != -5 || calls != 10 || sum != -544)
    abort();
  int pair[2] = {g(), h()};
  if (pair[0] != 64 || pair[1] != -8)
    abort();
  return (g() > 100) + (h() < -10) == 2 && calls == 14 ? 0 : 1;
}
