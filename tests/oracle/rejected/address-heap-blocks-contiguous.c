// rejected: addresses: 
// How far apart two blocks lie is up to the library: C17 7.22.3p1.
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  char *A = malloc(24), *B = malloc(24);
  if (!A || !B)
    return 0;
  long Distance = (long)((uintptr_t)B - (uintptr_t)A);
  int Near = 0;
  if (Distance == 32)
    Near = 1;
  free(A);
  free(B);
  return Near * 0;
}
