// rejected: union: clang -O0 with other bytes behind union members
// After the increment of the small member the other bytes are unspecified:
// C17 6.2.6.1p7.
union Cell {
  unsigned char Small;
  unsigned Large;
};

int main(void) {
  union Cell U;
  U.Large = 0x01020304u;
  U.Small++;
  if (U.Large >> 8 == 0x010203u)
    return 0;
  return 0;
}
