// rejected: source: line 13: variable 'Nothing' is uninitialized when used here
// The second argument is ignored by the function, but the call reads the
// variable: C17 6.3.2.1p2.
__attribute__((noinline)) static int limit(int Value, int Unused) {
  (void)Unused;
  if (Value > 10)
    return 10;
  return Value;
}

int main(void) {
  int Nothing;
  return limit(12, Nothing) - 10;
}
