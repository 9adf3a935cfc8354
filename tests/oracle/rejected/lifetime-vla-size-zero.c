// rejected: address-undefined: line 4: variable length array bound evaluates to non-positive value 0
// A variable length array of no elements: C17 6.7.6.2p5.
static int countPositive(int Count) {
  int Copy[Count];
  int Positive = 0;
  for (int I = 0; I < Count; ++I) {
    Copy[I] = I;
    if (Copy[I] > 0)
      ++Positive;
  }
  return Positive;
}

int main(void) { return countPositive(3) + countPositive(0) - 2; }
