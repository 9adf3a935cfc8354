// TRICK: the low bits of an address of an aligned type are known to be zero (C17 6.2.8; gcc and clang map pointers to integers plainly)
#include <stdint.h>
#include <stdlib.h>

struct wide { _Alignas(32) char line[32]; int used; };
_Static_assert(sizeof(struct wide) == 64, "padded to the alignment");

int main(void) {
  int ints[4];
  struct wide pair[2];
  int good = 0;
  for (int i = 0; i < 4; i++)
    if ((uintptr_t)&ints[i] % _Alignof(int) == 0)
      good++;
  if (good != 4)
    abort();
  for (struct wide *w = pair; w < pair + 2; w++)
    if ((uintptr_t)w & 31)
      abort();
  double *d = malloc(sizeof *d);
  if (!d || (uintptr_t)d % _Alignof(double))
    abort();
  free(d);
  short odd[3];
  if (((uintptr_t)(odd + 1) & 1u) != 0 || _Alignof(struct wide) != 32)
    abort();
  return ((uintptr_t)&pair[1] & (sizeof(int) - 1)) == 0 ? 0 : 1;
}
