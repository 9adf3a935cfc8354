// P and Q point to the same int, so both sides modify it, unsequenced:
// C17 6.5p2. No warning can see that.
__attribute__((noinline)) static void advance(int *P, int *Q) {
  *P = (*Q)++ + 1;
}

int main(void) {
  int A = 1, B = 5;
  advance(&A, &B);
  advance(&B, &B);
  int Changed = 0;
  if (A == 6)
    Changed = 1;
  return 1 - Changed;
}
