// TRICK: every value is a small multiple of a power of two, so float and double arithmetic is exact, also with excess precision
#include <stdlib.h>

int main(void) {
  float sum = 0.0f;
  int steps = 0;
  while (sum != 2.0f) { /* ends: 0.125 is exact */
    sum += 0.125f;
    steps++;
  }
  if (steps != 16)
    abort();
  double power = 1.0;
  for (int i = 0; i < 60; i++)
    power *= 0.5;
  for (int i = 0; i < 60; i++)
    power /= 0.5;
  if (power != 1.0)
    abort();
  if (0.5 + 0.25 != 0.75 || 3.0 / 4.0 != 0.75 || 1.5f * 1.5f != 2.25f)
    abort();
  long double l = 1.0L;
  for (int i = 0; i < 10; i++)
    l = l * 2.0L + 1.0L;
  if (l != 2047.0L)
    abort();
  return 16777216.0f - 1.0f == 16777215.0f && (int)l == 2047 ? 0 : 1;
}
