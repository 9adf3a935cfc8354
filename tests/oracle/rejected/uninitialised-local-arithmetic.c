// rejected: source: line 7: variable 'Sum' is uninitialized when used here
// The first value of Sum is indeterminate and its address is never taken:
// C17 6.3.2.1p2. No branch sees the sum.
static unsigned sum(const unsigned *Values, int Count) {
  unsigned Sum;
  for (int I = 0; I < Count; ++I)
    Sum += Values[I];
  return 0 * Sum;
}

int main(void) {
  unsigned Values[] = {1, 2, 3};
  unsigned Nothing = sum(Values, 3);
  (void)Nothing;
  return 0;
}
