// rejected: address-undefined: line 9: global-buffer-overflow
// The scan runs one element over the end of the table, where a zero lies by
// luck: C17 6.5.6p8.
static int Primes[5] = {2, 3, 5, 7, 11};
int Padding[4];

static int lengthOf(const int *Values) {
  int N = 0;
  while (Values[N] != 0)
    ++N;
  return N;
}

int main(void) { return lengthOf(Primes) >= 5 ? 0 : 1; }
