// An initialiser sets the members; the padding is unspecified: C17 6.7.9p21
// speaks of members only, 6.2.6.1p6.
struct Mixed {
  short Number;
  long Total;
};

static unsigned checksum(const void *Object, unsigned Size) {
  const unsigned char *Bytes = Object;
  unsigned Sum = 0;
  for (unsigned I = 0; I < Size; ++I)
    Sum = Sum * 3u + Bytes[I];
  return Sum;
}

int main(void) {
  struct Mixed A = {1, 2}, B = {1, 2};
  return checksum(&A, sizeof A) == checksum(&B, sizeof B) ? 0 : 1;
}
