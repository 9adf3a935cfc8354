// TRICK: case ranges (GNU), INT_MIN/INT_MAX labels, promoted char control, long long labels beyond int (C17 6.8.4.2p5)
#include <limits.h>
#include <stdlib.h>

static int classify(int c) {
  switch (c) {
  case INT_MIN: return 1;
  case INT_MIN + 1 ... -1: return 2;
  case '0' ... '9': return 3;
  case 'A' ... 'Z':
  case 'a' ... 'z': return 4;
  case INT_MAX: return 5;
  default: return 0;
  }
}

int main(void) {
  int counts[6] = {0};
  for (int c = -3; c < 128; c++)
    counts[classify(c)]++;
  if (counts[2] != 3 || counts[3] != 10 || counts[4] != 52 || counts[0] != 66)
    abort();
  if (classify(INT_MIN) != 1 || classify(INT_MAX) != 5)
    abort();
  unsigned char byte = 0xff;
  switch (byte) { /* promoted: 255, not -1 */
  case 255: break;
  default: abort();
  }
  switch (1LL << 32) {
  case 0: abort();
  case 4294967296LL: return 0;
  }
  return 1;
}
