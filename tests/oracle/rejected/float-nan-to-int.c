// rejected: address-undefined: line 5: nan is outside the range of representable values of type 'long'
// A NaN has no integral part: C17 6.3.1.4p1. The integer is not used.
#include <math.h>

static long ticks(double Seconds) { return (long)(Seconds * 1000.0); }

int main(void) {
  double Durations[] = {0.5, 2.0, NAN};
  int Done = 0;
  for (int I = 0; I < 3; ++I) {
    long T = ticks(Durations[I]);
    (void)T;
    ++Done;
  }
  return Done - 3;
}
