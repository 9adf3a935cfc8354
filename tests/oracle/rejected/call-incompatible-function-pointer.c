// rejected: address-undefined: line 12: call to function half through pointer to incorrect function ty
// The function takes an int and is called as one that takes a long:
// C17 6.5.2.2p9, 6.3.2.3p8.
static int half(int Value) { return Value / 2; }

typedef int (*Step)(long);

int main(void) {
  Step S = (Step)half;
  int Sum = 0;
  for (long I = 0; I < 4; ++I)
    Sum += S(2 * I);
  return Sum - 6;
}
