// rejected: address-undefined: line 4: 3e+10 is outside the range of representable values of type 'int
// The truncated value is no int: C17 6.3.1.4p1.
__attribute__((noinline)) static int rounded(double Value) {
  return (int)(Value + 0.5);
}

int main(void) {
  double Lengths[] = {1.25, 700.0, 3e10};
  int Small = 0;
  for (int I = 0; I < 3; ++I)
    if (rounded(Lengths[I]) == 1)
      ++Small;
  return Small == 1 ? 0 : 1;
}
