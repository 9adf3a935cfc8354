// TRICK: the overflow builtins compute in infinite precision and store the wrapped value, so INT_MAX+1 inside is defined (GNU C)
#include <limits.h>
#include <stdlib.h>

int main(void) {
  int sum, product = 1, count = 0;
  if (!__builtin_add_overflow(INT_MAX, 1, &sum) || sum != INT_MIN)
    abort();
  if (__builtin_sub_overflow(INT_MIN, -1, &sum) || sum != -INT_MAX)
    abort();
  while (!__builtin_mul_overflow(product, 7, &product))
    count++;
  if (count != 11)
    abort();
  unsigned char narrow;
  if (!__builtin_add_overflow(200, 100, &narrow) || narrow != 44)
    abort();
  unsigned u;
  if (!__builtin_sub_overflow(3u, 4u, &u) || u != UINT_MAX)
    abort();
  long long wide;
  if (__builtin_mul_overflow(INT_MAX, INT_MAX, &wide) || wide < INT_MAX)
    return 1;
  return 0;
}
