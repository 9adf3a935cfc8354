// rejected: memory: line 13: use-of-uninitialized-value
// One path ends without return, and the caller uses the value: C17 6.9.1p12.
static int sign(int Value) {
  if (Value > 0)
    return 1;
  if (Value < 0)
    return -1;
}

int main(void) {
  int Odd = 0;
  for (int I = -1; I < 2; ++I)
    if (sign(I) == 31415926)
      ++Odd;
  return Odd;
}
