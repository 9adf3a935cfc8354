// TRICK: realloc(NULL,n) allocates, contents up to the smaller size survive, and the old pointer is never used again (C17 7.22.3.5)
#include <stdlib.h>

int main(void) {
  int *v = NULL;
  size_t used = 0, capacity = 0, moves = 0;
  for (int i = 0; i < 100; i++) {
    if (used == capacity) {
      capacity = capacity ? capacity * 2 : 1;
      int *bigger = realloc(v, capacity * sizeof *v);
      if (!bigger)
        abort();
      v = bigger;
      moves++;
    }
    v[used++] = i;
  }
  if (capacity != 128 || moves != 8)
    abort();
  for (size_t i = 0; i < used; i++)
    if (v[i] != (int)i)
      abort();
  v = realloc(v, 10 * sizeof *v); /* shrinks */
  if (!v)
    abort();
  int sum = 0;
  for (int i = 0; i < 10; i++)
    sum += v[i];
  free(v);
  return sum == 45 ? 0 : 1;
}
