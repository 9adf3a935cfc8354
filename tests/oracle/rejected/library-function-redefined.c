// labelled: reserved-name: defines abs
// An own function with the name of one of the library: C17 7.1.3p1, p2.
// Compilers know what abs does, this one is different.
int abs(int Value) {
  if (Value < 0)
    return 0;
  return Value;
}

int main(void) {
  int Sum = 0;
  for (int I = -2; I < 3; ++I)
    Sum += abs(I) & 1;
  return Sum * 0;
}
