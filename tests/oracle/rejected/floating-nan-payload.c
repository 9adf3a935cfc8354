// labelled: floating-point
// Which of two NaNs an addition hands on, and with which payload, is up to the
// machine: C17 F.2.1, IEC 60559 6.2.3.
#include <math.h>
#include <string.h>

__attribute__((noinline)) static double add(double A, double B) {
  return A + B;
}

int main(void) {
  double First = nan("1"), Second = nan("2"), Sum = add(First, Second);
  int Same = 0;
  if (memcmp(&Sum, &First, sizeof Sum) == 0)
    Same = 1;
  return Same * 0;
}
