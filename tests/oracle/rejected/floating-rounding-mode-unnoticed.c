// rejected: closed: calls fesetround
// The rounding mode is changed without #pragma STDC FENV_ACCESS ON:
// C17 7.6.1p2.
#include <fenv.h>

int main(void) {
  fesetround(FE_UPWARD);
  double Third = 1.0 / 3.0;
  int Above = 0;
  if (Third * 3.0 > 1.0)
    Above = 1;
  fesetround(FE_TONEAREST);
  return Above * 0;
}
