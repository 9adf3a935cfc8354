// TRICK: reading another union member of the same size reinterprets the bytes (C17 6.5.2.3p3); floats are binary32
#include <stdint.h>
#include <stdlib.h>

union word {
  float f;
  uint32_t u;
  int32_t i;
  unsigned char b[4];
};

static int exponent(float f) {
  union word w = {.f = f};
  return (int)(w.u >> 23 & 0xff) - 127;
}

int main(void) {
  union word w;
  w.f = 1.0f;
  if (w.u != 0x3f800000u || w.b[3] != 0x3f)
    abort();
  w.u |= 0x80000000u;
  if (w.f != -1.0f || w.i >= 0)
    abort();
  for (int e = -10; e <= 10; e++) {
    float p = 1.0f;
    for (int k = 0; k < abs(e); k++)
      p = e < 0 ? p / 2 : p * 2;
    if (exponent(p) != e)
      abort();
  }
  w.i = -2;
  return w.u == 0xfffffffeu && w.b[0] == 0xfe ? 0 : 1;
}
