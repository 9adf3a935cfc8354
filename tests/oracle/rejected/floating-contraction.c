// rejected: clang-O2: clang -O2 reaches the then at line 11
// A * A - B may be computed with one rounding or with two: C17 6.5p8,
// 7.12.2. With fused multiply-add the difference is not zero.
static double rest(double A, double B) { return A * A - B; }

int main(void) {
  double A = 1.0 + 1.0 / 134217728.0 + 1.0 / 1073741824.0;
  double Square = A * A;
  int Exact = 0;
  if (rest(A, Square) == 0.0)
    Exact = 1;
  return Exact * 0;
}
