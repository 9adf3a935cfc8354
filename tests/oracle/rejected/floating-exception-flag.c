// rejected: closed: calls feclearexcept
// Flags are tested without #pragma STDC FENV_ACCESS ON: C17 7.6.1p2.
#include <fenv.h>

int main(void) {
  feclearexcept(FE_ALL_EXCEPT);
  double Tenth = 1.0 / 10.0;
  int Inexact = 0;
  if (fetestexcept(FE_INEXACT))
    Inexact = 1;
  return Tenth > 0.0 ? 0 : Inexact;
}
