// rejected: source: line 8: variable 'Step' is uninitialized when used here
// The initialiser of Step lies in front of the first case and is never
// executed: C17 6.8.4.2p7.
static int walk(int Kind) {
  switch (Kind) {
    int Step = 4;
  case 1:
    if (Step == 1234567)
      return 1;
    return 0;
  default:
    return 0;
  }
}

int main(void) {
  int Sum = 0;
  for (int Kind = 0; Kind < 3; ++Kind)
    Sum += walk(Kind);
  return Sum;
}
