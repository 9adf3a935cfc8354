// TRICK: the volatile object is named in sizeof, typeof and & only, and assigned; its value is never fetched (C17 6.5.3.4p2)
#include <stdlib.h>

static volatile int sensor;
static volatile struct { char mode; long long level; } device;

int main(void) {
  sensor = 5;
  device.mode = 'm';
  if (sizeof(sensor + 1) != sizeof(int))
    abort();
  __typeof__(sensor * 2) plain = 3; /* int, not volatile */
  if (sizeof(device.level + 1) == 8)
    plain++;
  int kind = _Generic(sensor + 1, int: 1, default: 2);
  while (plain < 10 && &sensor != NULL)
    plain += kind;
  if (plain != 10)
    abort();
  return sizeof device > 0 ? 0 : 1;
}
