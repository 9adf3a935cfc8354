// rejected: address-undefined: line 5: shift exponent 32 is too large for 32-bit type 'unsigned long'
// data-model: ILP32
// An unsigned long of 32 bits is shifted by 40: C17 6.5.7p3.
static unsigned long field(unsigned long Word, int From) {
  return Word >> From & 255ul;
}

int main(void) {
  unsigned Sum = 0;
  for (int From = 0; From < 48; From += 8)
    Sum += (unsigned)field(0x01020304ul, From) & 1u;
  return Sum >= 2 ? 0 : 1;
}
