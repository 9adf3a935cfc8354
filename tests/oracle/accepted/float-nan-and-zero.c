// TRICK: comparisons with NaN, infinities and -0.0 follow IEC 60559, which gcc and clang implement (C17 annex F)
#include <math.h>
#include <stdlib.h>

static int kind(double d) {
  if (d != d)
    return 0;
  if (d < 0)
    return 1;
  if (d > 0)
    return 2;
  return signbit(d) ? 3 : 4;
}

int main(void) {
  double values[] = {NAN, -INFINITY, INFINITY, -0.0, 0.0};
  for (int i = 0; i < 5; i++)
    if (kind(values[i]) != i)
      abort();
  if (!(NAN != NAN) || NAN < 1.0 || NAN >= 1.0 || !(0.0 == -0.0))
    abort();
  if (isnan(values[0]) && isinf(values[1]) && !isfinite(values[2]))
    if (isunordered(values[0], 1.0) && !islessgreater(1.0, 1.0))
      values[4] = fabs(values[3]);
  if (signbit(values[4]) || copysign(1.0, values[3]) != -1.0)
    abort();
  double inf = HUGE_VAL;
  return inf - 1.0 == inf && -inf < -1e300 && !(inf - inf == 0.0) ? 0 : 1;
}
