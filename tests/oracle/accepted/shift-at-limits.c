// TRICK: shift counts of width-1 and zero, and left shifts whose result just fits, are defined (C17 6.5.7p3,p4)
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

static uint32_t rotate(uint32_t v, unsigned by) {
  return (v << (by & 31)) | (v >> (-by & 31));
}

int main(void) {
  if (1u << 31 != 0x80000000u || 1 << 30 != 0x40000000)
    abort();
  if (0x3fffffff << 1 != 0x7ffffffe || (0 << 31) != 0)
    abort();
  if (UINT64_C(1) << 63 >> 63 != 1 || INT64_C(1) << 62 <= 0)
    abort();
  int ones = 0;
  for (int i = 0; i < 32; i++)
    if (rotate(0x80000001u, (unsigned)i) & 1u)
      ones++;
  if (ones != 2 || rotate(0xdeadbeefu, 0) != 0xdeadbeefu)
    abort();
  unsigned char byte = 0xff;
  if ((unsigned)byte << 24 != 0xff000000u || byte >> 7 != 1)
    abort();
  return INT_MAX >> 30 == 1 && (uint32_t)INT_MIN >> 31 == 1 ? 0 : 1;
}
