// TRICK: unsigned arithmetic wraps around modulo 2^N, which is no overflow (C17 6.2.5p9)
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  unsigned x = 0;
  x--;
  if (x != UINT_MAX || x + 1u != 0u)
    abort();
  uint32_t h = 2166136261u;
  for (const char *s = "wrap"; *s; s++) {
    h ^= (uint32_t)(unsigned char)*s;
    h *= 16777619u;
  }
  if (h == 0)
    abort();
  size_t n = 4, seen = 0;
  for (size_t i = n - 1; i < n; i--) /* ends when i wraps below zero */
    seen++;
  if (seen != 4)
    abort();
  if (-1u > 1u && 0u - 2u == UINT_MAX - 1u && (x << 1) == UINT_MAX - 1u)
    return (uint64_t)-1 / 2 == INT64_MAX ? 0 : 1;
  return 1;
}
