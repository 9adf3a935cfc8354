// TRICK: these functions of <math.h> have exact results for these arguments, whatever the library's precision (C17 7.12, F.10)
#include <math.h>
#include <stdlib.h>

int main(void) {
  int e, q;
  double whole;
  if (frexp(8.0, &e) != 0.5 || e != 4 || ldexp(0.75, 3) != 6.0)
    abort();
  if (modf(-2.75, &whole) != -0.75 || whole != -2.0)
    abort();
  if (fmod(-7.5, 2.0) != -1.5 || remquo(7.0, 2.0, &q) != -1.0 || (q & 7) != 4)
    abort();
  double at[] = {-1.5, -0.5, 0.5, 1.5, 2.5};
  int floors = 0, rounds = 0, evens = 0;
  for (int i = 0; i < 5; i++) {
    floors += (int)floor(at[i]);
    rounds += (int)round(at[i]); /* away from zero */
    evens += (int)lrint(at[i]);  /* to even, the default mode */
  }
  if (floors != 0 || rounds != 3 || evens != 2)
    abort();
  if (sqrt(1024.0) != 32.0 || fma(3.0, 4.0, -12.0) != 0.0 || trunc(-0.5) != 0.0)
    abort();
  if (fmax(NAN, 2.0) != 2.0 || ilogb(1.0) != 0 || nextafter(1.0, 2.0) <= 1.0)
    abort();
  return fdim(3.0, 5.0) == 0.0 && fabs(-4.0) == 4.0 && scalbn(1.0, -3) == 0.125 ? 0 : 1;
}
