// TRICK: an enum variable may hold any value of its type, combinations of flags included; constants are ints (C17 6.7.2.2)
#include <stdlib.h>

enum flag { READ = 1, WRITE = 2, RUN = 4, ALL = READ | WRITE | RUN };
enum level { LOW = -2, MID, HIGH = MID + 10 };

static int bits(enum flag f) {
  int n = 0;
  for (unsigned u = f; u; u &= u - 1)
    n++;
  return n;
}

int main(void) {
  enum flag f = READ | RUN;
  if (f != 5 || bits(f) != 2 || bits(ALL) != 3)
    abort();
  f &= ~READ;
  if (f != RUN)
    abort();
  enum level l;
  int rounds = 0;
  for (l = LOW; l < HIGH; l++)
    rounds++;
  if (rounds != 11 || l != 9 || LOW >= 0)
    abort();
  switch ((enum flag)(READ + WRITE)) {
  case READ:
    return 1;
  default:
    break;
  }
  return sizeof READ == sizeof(int) && (int)MID == -1 ? 0 : 1;
}
