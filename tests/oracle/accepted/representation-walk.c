// TRICK: the bytes of any object may be read and written as unsigned char (C17 6.2.6.1p4, 6.5p7); little-endian on both targets
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  uint32_t word = 0x11223344u;
  unsigned char *byte = (unsigned char *)&word;
  unsigned sum = 0;
  for (size_t i = 0; i < sizeof word; i++)
    sum += byte[i];
  if (sum != 0x11 + 0x22 + 0x33 + 0x44)
    abort();
  if (byte[0] != 0x44 || byte[3] != 0x11)
    abort();
  byte[3] = 0;
  if (word != 0x223344u)
    abort();
  struct { int a, b; } from = {1, -1}, to;
  const char *source = (const char *)(const void *)&from;
  char *target = (char *)&to;
  while (target != (char *)(&to + 1))
    *target++ = *source++;
  if (to.a != 1 || to.b != -1)
    abort();
  double zero = 0.0;
  int nonzero = 0;
  for (void *p = &zero, *e = &zero + 1; p != e; p = (char *)p + 1)
    nonzero += *(unsigned char *)p != 0;
  return nonzero == 0 ? 0 : 1;
}
