// rejected: address-undefined: line 7: assumption of 32 byte alignment for pointer of type 'const char
// __builtin_assume_aligned promises more than an array of char keeps (GCC
// manual).
static char Storage[64];

__attribute__((noinline)) static int zeros(const char *From) {
  const char *At = __builtin_assume_aligned(From, 32);
  int Zeros = 0;
  for (int I = 0; I < 8; ++I)
    if (At[I] == 0)
      ++Zeros;
  return Zeros;
}

int main(void) { return zeros(Storage + 3) - 8; }
