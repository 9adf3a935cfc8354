// rejected: ends-normally: gcc -O0: killed by SIGFPE
// The quotient is no int: C17 6.5.5p6.
#include <limits.h>

__attribute__((noinline)) static int ratio(int A, int B) { return A / B; }

int main(void) {
  int Divisors[] = {3, 2, -1};
  int Sum = 0;
  for (int I = 0; I < 3; ++I)
    Sum ^= ratio(INT_MIN, Divisors[I]);
  return Sum ? 0 : 1;
}
