// The store to A.Kind makes the padding behind it unspecified, where the bytes
// of the array are read: C17 6.2.6.1p6.
union View {
  struct {
    char Kind;
    int Value;
  } A;
  unsigned char Bytes[8];
};

int main(void) {
  union View V;
  for (int I = 0; I < 8; ++I)
    V.Bytes[I] = 1;
  V.A.Kind = 2;
  int Kept = 0;
  if (V.Bytes[1] == 1)
    Kept = 1;
  return Kept * 0;
}
