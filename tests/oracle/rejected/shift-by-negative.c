// rejected: address-undefined: line 4: shift exponent -1 is negative
// A rotation written with a negative amount: C17 6.5.7p3.
__attribute__((noinline)) static unsigned at(unsigned Value, int Place) {
  return Value >> Place;
}

int main(void) {
  unsigned Seen = 0;
  for (int Place = 2; Place >= -1; --Place)
    Seen |= at(240u, Place);
  return Seen >= 240u ? 0 : 1;
}
