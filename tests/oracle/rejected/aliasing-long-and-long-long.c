// rejected: aliasing: gcc -O2 reaches the then at line 14 0 times, gcc -O0 1 times
// long and long long have the same size here and are different types all the
// same: C17 6.5p7.
__attribute__((noinline)) static int differs(long *A, long long *B) {
  *A = 1;
  *B = 2;
  return *A == 2;
}

int main(void) {
  long Shared = 0;
  int Found = 0;
  if (differs(&Shared, (long long *)&Shared))
    Found = 1;
  return Found & 0;
}
