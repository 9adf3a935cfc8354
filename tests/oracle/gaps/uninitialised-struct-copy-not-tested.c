// Not all members are set, and the indeterminate one is assigned to another
// variable, no more: C17 6.3.2.1p2 for an object whose address is not taken.
struct Pair {
  long Left, Right;
};

int main(void) {
  struct Pair P;
  long Kept = 0;
  P.Left = 5;
  for (int I = 0; I < 2; ++I)
    Kept = P.Right;
  (void)Kept;
  return (int)P.Left - 5;
}
