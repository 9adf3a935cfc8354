// rejected: aliasing: gcc -O2 reaches the then at line 18 1 times, gcc -O0 0 times
// Pointers to two members of a union: the accesses no longer show the union,
// C17 6.5p7 (6.5.2.3p6 is for a common initial sequence, seen as a union).
union Cell {
  int Whole;
  float Real;
};

__attribute__((noinline)) static int touch(int *Whole, float *Real) {
  *Whole = 7;
  *Real = 0.0f;
  return *Whole;
}

int main(void) {
  union Cell C;
  if (touch(&C.Whole, &C.Real) == 7)
    C.Whole = 1;
  return 0;
}
