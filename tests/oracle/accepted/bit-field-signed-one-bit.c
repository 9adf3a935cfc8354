// TRICK: a signed one-bit field holds 0 and -1 with gcc and clang, and plain int fields are signed there (C17 6.7.2.1p10)
#include <stdlib.h>

struct flags {
  signed int on : 1;
  unsigned int set : 1;
  int small : 3;
  unsigned char level : 4;
};

int main(void) {
  struct flags f = {0, 0, 0, 0};
  f.on = -1;
  f.set = 1;
  if (f.on != -1 || f.on == 1 || f.set != 1)
    abort();
  if (f.on) {
    f.on = 0;
    f.small = 3;
  }
  int wraps = 0;
  for (int i = 0; i < 16; i++) {
    f.small++; /* converted modulo 8 by both compilers */
    if (f.small == -4)
      wraps++;
  }
  if (wraps != 2 || f.small != 3)
    abort();
  f.level = 15;
  f.level++;
  if (f.level || f.set + f.set != 2)
    abort();
  return -f.set < 0 && (f.set = 0, !f.set) ? 0 : 1; /* promotes to int */
}
