// rejected: clang-O0: clang -O0 reaches the then at line 13
// Which zero fmin gives for -0 and +0 is not specified: C17 F.10.9.3 with its
// footnote.
#include <math.h>

__attribute__((noinline)) static double lower(double A, double B) {
  return fmin(A, B);
}

int main(void) {
  int Negative = 0;
  if (signbit(lower(0.0, -0.0)))
    Negative = 1;
  return Negative * 0;
}
