// rejected: address-undefined: line 6: null pointer returned from function declared to never return nu
// returns_nonnull (GCC manual) on a function that returns null.
__attribute__((returns_nonnull, noinline)) static int *pick(int *From, int Take) {
  if (Take)
    return From;
  return 0;
}

int main(void) {
  int One = 1;
  int *First = pick(&One, 1), *Second = pick(&One, 0);
  (void)Second;
  return *First - 1;
}
