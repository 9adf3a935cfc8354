// rejected: address-undefined: line 7: invalid-pointer-pair:
// "Is it from my pool" by >= and <, asked about a pointer that is not:
// C17 6.5.8p5.
static int Pool[8];
static int Elsewhere;

static int isFromPool(const int *P) { return P >= Pool && P < Pool + 8; }

int main(void) {
  int Own = 0;
  for (int I = 0; I < 8; ++I)
    if (isFromPool(&Pool[I]))
      ++Own;
  if (isFromPool(&Elsewhere))
    ++Own;
  return Own - 8;
}
