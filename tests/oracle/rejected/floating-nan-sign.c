// rejected: clang-O2: clang -O2 reaches the then at line 12
// The sign of a NaN that an operation makes is not specified: C17 F.2.1,
// IEC 60559 6.3.
#include <math.h>

static double quotient(double A, double B) { return A / B; }

int main(void) {
  double Nothing = quotient(0.0, 0.0);
  int Negative = 0;
  if (signbit(Nothing))
    Negative = 1;
  return Negative * 0;
}
