// TRICK: floating division by zero gives infinity or NaN: annex F, and gcc and clang define it so on both targets (C17 F.3)
#include <math.h>
#include <stdlib.h>

static int slope(double dy, double dx) {
  double s = dy / dx;
  if (isnan(s))
    return 0;
  if (isinf(s))
    return s > 0 ? 2 : -2;
  return s > 0 ? 1 : -1;
}

int main(void) {
  if (slope(1.0, 0.0) != 2 || slope(1.0, -0.0) != -2)
    abort();
  if (slope(0.0, 0.0) != 0 || slope(-1.0, 0.0) != -2)
    abort();
  double zero = 0.0;
  int n = 0;
  for (double d = 4.0; d >= 0.0; d -= 1.0)
    if (8.0 / d > 3.0)
      n++;
  if (n != 3)
    abort();
  return 1.0 / (1.0 / zero) == zero && slope(3.0, 2.0) == 1 ? 0 : 1;
}
