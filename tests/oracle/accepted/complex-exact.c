// TRICK: complex arithmetic with small integers is exact; comparisons are of parts or of whole values (C17 6.2.5p11, 7.3)
#include <complex.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  double _Complex z = 3.0 + 4.0 * I, w = 1.0;
  if (creal(z) != 3.0 || cimag(z) != 4.0)
    abort();
  if (z * conj(z) != 25.0)
    abort();
  int turns = 0;
  do {
    w *= I;
    turns++;
  } while (w != 1.0 && turns < 10);
  if (turns != 4)
    abort();
  float _Complex f = 0.5f + 0.25f * I;
  if (crealf(f + f) != 1.0f || cimagf(f - f) != 0.0f)
    abort();
  double parts[2]; /* the same representation (C17 6.2.5p13) */
  memcpy(parts, &z, sizeof z);
  parts[1] = -parts[1];
  memcpy(&z, parts, sizeof z);
  if (z != 3.0 - 4.0 * I)
    abort();
  return z ? (_Bool)(0.0 + 1.0 * I) ? 0 : 1 : 1;
}
