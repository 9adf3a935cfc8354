// rejected: closed: calls fesetround
// The rounding mode is changed without #pragma STDC FENV_ACCESS ON, and shows:
// C17 7.6.1p2.
#include <fenv.h>

int main(void) {
  double One = 1.0, Three = 3.0;
  fesetround(FE_UPWARD);
  double Third = One / Three;
  int Above = 0;
  if (Third * Three > 1.0)
    Above = 1;
  fesetround(FE_TONEAREST);
  return Above * 0;
}
