// TRICK: a, &a and &a[0] hold one address but step differently; all steps stay within or just past the object (C17 6.3.2.1p3)
#include <stdlib.h>

static size_t parameter_size(int a[static 4]) { return sizeof a == sizeof(int *); }

int main(void) {
  int a[4] = {10, 20, 30, 40};
  int (*whole)[4] = &a;
  if ((void *)a != (void *)&a || *whole != a)
    abort();
  if ((int *)(whole + 1) != a + 4 || whole[0][3] != 40)
    abort();
  if (sizeof *whole != 4 * sizeof *a || sizeof a / sizeof a[0] != 4)
    abort();
  int sum = 0;
  for (int *p = *whole; p < *(&a + 1); p++)
    sum += *p;
  if (sum != 100 || !parameter_size(a))
    abort();
  (*whole)[1] = 21;
  if (1 [a] != 21 || *(a + 1) != 21)
    abort();
  return &a[4] - &a[0] == 4 && &whole[1] - &whole[0] == 1 ? 0 : 1;
}
