// rejected: address-undefined: line 3: invalid-pointer-pair:
// < on pointers to different objects: C17 6.5.8p5.
static int isBefore(const int *A, const int *B) { return A < B; }

int main(void) {
  int First = 1, Second = 2;
  int Ordered = 0;
  if (isBefore(&First, &Second) || isBefore(&Second, &First))
    Ordered = 1;
  return 1 - Ordered;
}
