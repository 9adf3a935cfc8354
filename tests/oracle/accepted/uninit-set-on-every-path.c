// TRICK: nothing is initialised at its declaration, but switch, goto and loop all pass an assignment before the first read
#include <stdlib.h>

static int flow(int way) {
  int result, scale;
  if (way > 5)
    goto large;
  switch (way) {
  case 0:
    result = 10, scale = 1;
    break;
  case 1:
    scale = 2;
    goto middle;
  default:
    for (int i = 0;; i++)
      if ((result = i * way) > 8)
        break;
    scale = way % 2 ? 3 : 4;
  }
  return result * scale;
middle:
  result = 7;
  return result + scale;
large:
  do result = way--; while (way > 3);
  return result;
}

int main(void) {
  int sum = 0;
  for (int way = 0; way < 8; way++)
    sum += flow(way);
  return sum == 10 + 9 + 40 + 27 + 48 + 30 + 4 + 4 ? 0 : 1;
}
