// rejected: address-undefined: line 11: shift exponent 64 is too large for 64-bit type 'unsigned long'
// The amount comes out of a table by struct copies and equals the width:
// C17 6.5.7p3. No branch depends on the result.
struct Window {
  int From;
  int Bits;
};

static unsigned long cut(struct Window W, unsigned long Word) {
  unsigned long Kept = Word >> W.From;
  return Kept << (64 - W.Bits);
}

int main(void) {
  const struct Window Table[] = {{3, 8}, {5, 60}, {1, 0}};
  unsigned long Mixed = 0;
  for (int I = 0; I < 3; ++I) {
    struct Window Copy = Table[I];
    Mixed ^= cut(Copy, 0x123456789abcdefUL);
  }
  (void)Mixed;
  return 0;
}
