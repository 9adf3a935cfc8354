// TRICK: division truncates towards zero and % keeps a == a/b*b + a%b for every sign (C17 6.5.5p6), div/ldiv agree
#include <stdlib.h>

static int floor_mod(int a, int b) {
  int r = a % b;
  if (r != 0 && (r < 0) != (b < 0))
    r += b;
  return r;
}

int main(void) {
  int wrong = 0, below = 0;
  for (int a = -7; a <= 7; a++)
    for (int b = -3; b <= 3; b++) {
      if (b == 0)
        continue;
      if (a / b * b + a % b != a)
        wrong++;
      if (a % b < 0)
        below++;
      div_t d = div(a, b);
      if (d.quot != a / b || d.rem != a % b)
        wrong++;
    }
  if (wrong || below != 18)
    abort();
  if (floor_mod(-7, 3) != 2 || floor_mod(7, -3) != -2 || floor_mod(-6, 3) != 0)
    abort();
  ldiv_t l = ldiv(-100000L, 7L);
  return labs(l.rem) == 5 && abs(-9) == 9 && l.quot == -14285 ? 0 : 1;
}
