// rejected: ends-normally: gcc -O0: killed by SIGFPE
// div(n, 0): the quotient cannot be represented, C17 7.22.6.2p3.
#include <stdlib.h>

int main(void) {
  int Sizes[] = {4, 2, 0};
  int Sum = 0;
  for (int I = 0; I < 3; ++I) {
    div_t Part = div(17, Sizes[I]);
    Sum += Part.quot;
  }
  return Sum > 0 ? 0 : 1;
}
