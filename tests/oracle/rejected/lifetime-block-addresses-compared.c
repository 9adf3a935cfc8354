// rejected: gcc-O2: gcc -O2 reaches the then at line 16
// Whether two locals of different blocks share a place is up to the compiler;
// the first pointer is indeterminate by then: C17 6.2.4p2.
__attribute__((noinline)) static const int *keep(const int *P) { return P; }

int main(void) {
  const int *Old = 0;
  int Shared = 0;
  {
    int First = 1;
    Old = keep(&First);
  }
  {
    int Second = 2;
    if (keep(&Second) == Old)
      Shared = 1;
  }
  return Shared * 0;
}
