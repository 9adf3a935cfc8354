// rejected: clang-O0: clang -O0 reaches the then at line 12
// Two calls that take the next number, as arguments of one call: their order
// is unspecified, C17 6.5.2.2p10.
static int Next = 1;
static int take(void) { return Next++; }

static int minus(int A, int B) { return A - B; }

int main(void) {
  int Smaller = 0;
  if (minus(take(), take()) < 0)
    Smaller = 1;
  return Smaller * 0;
}
