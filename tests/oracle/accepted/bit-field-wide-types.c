// TRICK: fields of long long and of unsigned char are GNU-permitted types; values are kept below int before arithmetic (C17 6.7.2.1p5)
#include <stdlib.h>

struct __attribute__((packed)) header {
  unsigned char version : 4, kind : 4;
  unsigned long long stamp : 40;
  unsigned short crossing : 12;
  signed long long delta : 20;
};

int main(void) {
  struct header h = {4, 9, 0, 0, 0};
  h.stamp = 0xffffffffffull;
  if ((unsigned long long)h.stamp != 0xffffffffffull)
    abort();
  h.stamp = 1ull << 39;
  unsigned long long stamp = h.stamp;
  int shifts = 0;
  while (stamp >>= 1)
    shifts++;
  if (shifts != 39 || h.version != 4 || h.kind != 9)
    abort();
  for (int i = 0; i < 10; i++) {
    h.crossing = (unsigned short)(h.crossing + 500);
    h.delta = -i;
    if ((long long)h.delta != -i)
      abort();
  }
  return h.crossing == 5000 - 4096 && sizeof h == 10 && h.kind == 9 ? 0 : 1;
}
