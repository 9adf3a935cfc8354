// rejected: union: 
// The union is copied between the store to the small member and the read of
// the large one; the bytes behind stay unspecified: C17 6.2.6.1p7.
union Value {
  unsigned char Byte;
  unsigned long Word;
};

static union Value pack(unsigned char Byte) {
  union Value V = {.Word = 0};
  V.Byte = Byte;
  return V;
}

int main(void) {
  int Small = 0;
  for (unsigned char I = 1; I < 4; ++I) {
    union Value Copy = pack(I);
    if (Copy.Word < 256)
      ++Small;
  }
  return Small * 0;
}
