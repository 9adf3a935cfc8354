// TRICK: a store gives allocated memory a new effective type, so one block may serve as int, then float, then struct (C17 6.5p6)
#include <stdlib.h>

struct pair { short lo, hi; };

int main(void) {
  void *block = malloc(16);
  if (!block)
    abort();
  int *i = block;
  for (int k = 0; k < 4; k++)
    i[k] = k * 3;
  if (i[0] + i[1] + i[2] + i[3] != 18)
    abort();
  float *f = block;
  for (int k = 0; k < 4; k++)
    f[k] = 0.5f * (float)k;
  if (f[3] != 1.5f || f[1] * 2 != 1.0f)
    abort();
  struct pair *p = block;
  p[1] = (struct pair){-1, 1};
  p[2].lo = 4;
  if (p[1].lo >= 0 || p[1].hi != 1 || p[2].lo != 4)
    abort();
  long long *w = block;
  *w = 1LL << 40;
  int result = *w >> 40 == 1 ? 0 : 1;
  free(block);
  return result;
}
