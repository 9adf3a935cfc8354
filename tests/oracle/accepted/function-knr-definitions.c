// TRICK: old-style definitions get arguments that match after default promotion; narrow parameters convert inside (C17 6.5.2.2p6)
#include <stdlib.h>

int sum();
static double mix(c, f, s)
char c;
float f;
short s;
{
  if (c == 'x')
    return f + s;
  return f - s;
}

static int apply(f, n)
int (*f)();
int n;
{
  int total = 0;
  for (; n > 0; n--)
    total += f(n, 1);
  return total;
}

int sum(a, b) int a, b; { return a + b; }

int main() {
  if (mix('x', 0.5, 2) != 2.5 || mix('y', 0.5f, (short)2) != -1.5)
    abort();
  if (sum(40, 2) != 42 || apply(sum, 3) != 9)
    abort();
  unsigned char small = 200;
  return sum(small, -small) == 0 ? 0 : 1;
}
