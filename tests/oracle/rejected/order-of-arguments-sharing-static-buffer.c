// rejected: clang-O0: clang -O0 reaches the then at line 17
// Both calls return the same static buffer; which text stays in it depends on
// the order of the arguments: C17 6.5.2.2p10.
static char *show(int Number) {
  static char Digit[2];
  Digit[0] = (char)('0' + Number);
  return Digit;
}

static int firstOf(const char *A, const char *B) {
  (void)B;
  return A[0];
}

int main(void) {
  if (firstOf(show(1), show(2)) == '2')
    return 0;
  return 0;
}
