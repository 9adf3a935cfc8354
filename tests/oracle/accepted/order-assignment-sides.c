// TRICK: left and right side of an assignment are unsequenced, but neither side touches what the other reads
#include <stdlib.h>

static int reads, writes;
static int storage[8];

static int *place(int i) {
  writes++;
  return &storage[i];
}
static int value(int v) {
  reads++;
  return v * v;
}
static int pick(void) { return writes > 3 ? 2 : 1; }

int main(void) {
  int i = 0, *p = storage;
  for (i = 0; i < 4; i++)
    *place(i) = value(i);
  if (storage[3] != 9 || reads != 4 || writes != 4)
    abort();
  i = 5;
  storage[i] = value(i);
  storage[i - 1] += value(2) + pick();
  if (storage[5] != 25 || storage[4] != 6)
    abort();
  *p++ = value(6);
  *place(7) += value(1) * (int)(p - storage);
  p[0] -= value(2);
  if (storage[0] != 36 || storage[7] != 1 || storage[1] != -3)
    abort();
  return reads == 9 && (*place(6) = value(3)) == 9 && writes == 6 ? 0 : 1;
}
