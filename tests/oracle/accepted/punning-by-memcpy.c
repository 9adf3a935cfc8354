// TRICK: memcpy between declared objects of different types copies representation without breaking 6.5p7 (C17 6.5p6)
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint64_t bits_of(double d) {
  uint64_t u;
  memcpy(&u, &d, sizeof u);
  return u;
}

static uint32_t load32(const unsigned char *p) { /* any alignment */
  uint32_t v;
  memcpy(&v, p, sizeof v);
  return v;
}

int main(void) {
  if (bits_of(1.0) != 0x3ff0000000000000u || bits_of(-0.0) >> 63 != 1)
    abort();
  if (bits_of(2.0) - bits_of(1.0) != UINT64_C(1) << 52)
    abort();
  unsigned char raw[] = {9, 1, 0, 0, 0, 2, 0, 0, 0};
  int found = 0;
  for (int i = 0; i + 4 <= (int)sizeof raw; i++)
    if (load32(raw + i) == 1 || load32(raw + i) == 2)
      found++;
  if (found != 2)
    abort();
  float f;
  uint32_t half = 0x3f000000u;
  memcpy(&f, &half, sizeof f);
  return f == 0.5f ? 0 : 1;
}
