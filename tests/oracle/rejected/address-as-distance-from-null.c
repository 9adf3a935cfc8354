// rejected: address-undefined: line 8: invalid-pointer-pair:
// A pointer minus a null pointer of char: the number of the address without a
// cast to an integer, C17 6.5.6p9.
#include <stddef.h>

static ptrdiff_t numberOf(const void *Pointer) {
  const char *Zero = NULL;
  return (const char *)Pointer - Zero;
}

int main(void) {
  static double Objects[4];
  int Aligned = 0;
  for (int I = 0; I < 4; ++I)
    if (numberOf(&Objects[I]) % 32 == 0)
      ++Aligned;
  return Aligned * 0;
}
