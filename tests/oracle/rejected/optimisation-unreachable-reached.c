// rejected: address-undefined: line 10: execution reached an unreachable program point
// __builtin_unreachable is reached in the last round (GCC manual).
static int weight(int Kind) {
  switch (Kind) {
  case 0:
    return 4;
  case 1:
    return 6;
  }
  __builtin_unreachable();
}

int main(void) {
  int Sum = 0;
  for (int Kind = 0; Kind < 3; ++Kind)
    Sum += weight(Kind) & 0;
  return Sum;
}
