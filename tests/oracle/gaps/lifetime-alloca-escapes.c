// Storage of alloca ends with its function (GCC manual); here it is read by
// the caller, before anything overwrote it.
#include <alloca.h>

__attribute__((noinline)) static int *numbers(int Count) {
  int *Values = alloca(Count * sizeof *Values);
  for (int I = 0; I < Count; ++I)
    Values[I] = I + 1;
  return Values;
}

int main(void) {
  int *Values = numbers(100);
  int Last = Values[0];
  return Last * 0;
}
