// rejected: memory: line 9: use-of-uninitialized-value
// memset gets the size of the pointer, not of the array: C17 6.7.9p10.
#include <string.h>

static int countZeros(int *Values, int Count) {
  int Zeros = 0;
  memset(Values, 0, sizeof Values);
  for (int I = 0; I < Count; ++I)
    if (Values[I] != 987654321)
      ++Zeros;
  return Zeros;
}

int main(void) {
  int Values[6];
  return countZeros(Values, 6) - 6;
}
