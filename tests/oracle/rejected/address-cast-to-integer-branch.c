// rejected: addresses: 
// The branch looks at a bit of an address: C17 6.3.2.3p6.
#include <stdint.h>

int main(void) {
  int Local = 0;
  uintptr_t Number = (uintptr_t)&Local;
  int Odd = 0;
  if (Number & 64)
    Odd = 1;
  return Odd * 0;
}
