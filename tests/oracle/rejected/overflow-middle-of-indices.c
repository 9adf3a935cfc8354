// rejected: address-undefined: line 3: signed integer overflow: 1500000000 + 2000000000 cannot be repr
// The middle of two large indices by (Low + High) / 2: C17 6.5p5.
static int middle(int Low, int High) { return (Low + High) / 2; }

int main(void) {
  int Low = 1500000000, High = 2000000000;
  int Rounds = 0;
  while (Rounds < 3) {
    int M = middle(Low, High);
    if (M == Low)
      break;
    ++Rounds;
  }
  return Rounds == 3 ? 0 : 1;
}
