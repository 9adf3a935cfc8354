// rejected: address-undefined: line 4: shift exponent 32 is too large for 32-bit type 'unsigned int'
// Shift by the width of the type: C17 6.5.7p3. x86 takes the amount modulo 32.
__attribute__((noinline)) static unsigned maskOf(unsigned Bits) {
  return (1u << Bits) - 1u;
}

int main(void) {
  unsigned Union = 0;
  for (unsigned Bits = 8; Bits <= 32; Bits += 8)
    Union |= maskOf(Bits);
  return Union != 0 ? 0 : 1;
}
