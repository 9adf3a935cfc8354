// rejected: address-undefined: line 4: variable length array bound evaluates to non-positive value 0
// sizeof makes the type of the array, with a size that is not positive:
// C17 6.7.6.2p5.
static unsigned long bytes(int Count) { return sizeof(short[Count]); }

int main(void) {
  unsigned long Sum = 0;
  for (int I = 2; I >= -1; --I) {
    unsigned long Size = bytes(I);
    Sum += Size & 1ul;
  }
  return (int)Sum;
}
