// rejected: address-undefined: line 6: execution reached an unreachable program point
// The assumption that Count is a multiple of 4 does not hold for the second
// call: __builtin_unreachable is reached.
__attribute__((noinline)) static int sum(const int *Values, int Count) {
  if (Count % 4 != 0)
    __builtin_unreachable();
  int Sum = 0;
  for (int I = 0; I < Count; ++I)
    Sum += Values[I];
  return Sum;
}

int main(void) {
  int Values[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  return (sum(Values, 8) + sum(Values, 6)) * 0;
}
