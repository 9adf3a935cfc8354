// rejected: address-undefined: line 12: stack-use-after-scope
// Latest points into a block that has ended: C17 6.2.4p2, p6.
int main(void) {
  int *Latest = 0;
  int Sum = 0;
  for (int I = 0; I < 3; ++I) {
    int Square = I * I;
    if (I == 2)
      Latest = &Square;
  }
  if (Latest)
    Sum = *Latest;
  return Sum * 0;
}
