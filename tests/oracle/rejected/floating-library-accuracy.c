// labelled: library-function: pow
// How exact pow is, is unspecified: C17 5.2.4.2.2p6. The last bit decides a
// branch (sqrt is exact by IEC 60559).
#include <math.h>

int main(void) {
  int Exact = 0;
  for (int I = 1; I < 20; ++I) {
    double Value = I * 0.37;
    if (pow(Value, 0.5) == sqrt(Value))
      ++Exact;
  }
  return Exact * 0;
}
