// TRICK: usual arithmetic conversions turn -1 into a huge unsigned number, but not beside a wider signed type (C17 6.3.1.8)
#include <stdlib.h>

int main(void) {
  int minus = -1;
  unsigned one = 1;
  long long wide = -1;
  int hits = 0;
  if (minus > (int)one)
    abort();
  if (minus > one) /* compared as unsigned */
    hits++;
  if (wide < one) /* long long holds every unsigned int */
    hits++;
  if (wide > 1ull)
    hits++;
  if ((unsigned char)minus > minus)
    hits++;
  if (sizeof(int) > -1) /* size_t makes -1 huge */
    abort();
  else
    hits++;
  if ((one ? minus : one) > 0u) /* the type of ?: is unsigned */
    hits++;
  if (hits != 6)
    abort();
  short s = -3;
  unsigned long long all = s;
  return all + 3 == 0 && minus == -1L && (minus ^ one) == ~1u ? 0 : 1;
}
