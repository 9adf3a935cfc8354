// TRICK: pointers one past the end are formed, compared and subtracted but never dereferenced (C17 6.5.6p8)
#include <stddef.h>
#include <stdlib.h>

static int total(const int *first, const int *last) {
  int sum = 0;
  while (first != last)
    sum += *first++;
  return sum;
}

int main(void) {
  int a[5] = {1, 2, 3, 4, 5}, single = 42;
  int *end = &a[5];
  if (total(a, end) != 15 || total(end, end) != 0)
    abort();
  if (end - a != 5 || !(a < end) || end <= a + 4)
    abort();
  for (int *p = end; p > a;)
    if (*--p == 3 && p - a != 2)
      abort();
  int *one = &single; /* behaves as an array of length one */
  if (total(one, one + 1) != 42 || (one + 1) - one != 1)
    abort();
  int *heap = malloc(3 * sizeof *heap), *h;
  if (!heap)
    abort();
  for (h = heap; h < heap + 3; h++)
    *h = (int)(h - heap);
  int ok = h == heap + 3 && &*end == end && h[-1] == 2;
  free(heap);
  return ok ? 0 : 1;
}
