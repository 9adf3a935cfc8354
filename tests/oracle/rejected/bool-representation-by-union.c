// rejected: address-undefined: line 13: load of value 2, which is not a valid value for type '_Bool'
// The same through a union; the flag is copied, not tested: C17 6.2.6.1p5.
union Flag {
  unsigned char Byte;
  _Bool Truth;
};

int main(void) {
  union Flag F;
  int Seen = 0;
  for (int I = 0; I < 3; ++I) {
    F.Byte = (unsigned char)I;
    _Bool Copy = F.Truth;
    (void)Copy;
    ++Seen;
  }
  return Seen - 3;
}
