// rejected: memory: line 13: use-of-uninitialized-value
// The bytes of a struct are summed up with its padding: C17 6.2.6.1p6.
struct Sample {
  char Channel;
  int Level;
};

static unsigned checksum(const void *Object, unsigned Size) {
  const unsigned char *Bytes = Object;
  unsigned Sum = 0;
  for (unsigned I = 0; I < Size; ++I)
    Sum += Bytes[I];
  return Sum;
}

int main(void) {
  struct Sample S;
  S.Channel = 1;
  S.Level = 2;
  if (checksum(&S, sizeof S) > 5000u)
    return 1;
  return 0;
}
