// TRICK: out-of-range conversion to a signed type is implementation-defined, and gcc and clang both document modulo 2^N (C17 6.3.1.3p3)
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  int8_t small = (int8_t)200;
  if (small != -56)
    abort();
  int16_t acc = 32767;
  acc++; /* computed as int, then converted back */
  if (acc != -32768)
    abort();
  int32_t word = (int32_t)0xfffffffeu;
  if (word >= 0 || word != -2)
    abort();
  int64_t wide = (int64_t)(UINT64_MAX - 9);
  int count = 0;
  while (wide < 0) {
    wide += 3;
    count++;
  }
  if (count != 4 || wide != 2)
    abort();
  int8_t c = 100;
  c += 100; /* no overflow of int */
  return c == -56 && (int16_t)0x18000 == -32768 ? 0 : 1;
}
