// rejected: address-undefined: line 3: left shift of negative value -3
// Fixed-point conversion of a negative number by <<: C17 6.5.7p4.
static int toFixed(int Whole) { return Whole << 8; }

int main(void) {
  int Points[] = {4, 0, -3};
  int Negative = 0;
  for (int I = 0; I < 3; ++I)
    if (toFixed(Points[I]) < 0)
      ++Negative;
  return Negative == 1 ? 0 : 1;
}
