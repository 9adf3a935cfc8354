// TRICK: calls go through pointers whose type is spelled differently but compatible: (), const parameter, old-style (C17 6.7.6.3p15)
#include <stdlib.h>

static int unary(int x) { return x + 1; }
static int constant(const int x) { return x + 2; }
static int old(a, b) int a; double b; { return a + (int)b; }
static int twice(int f(int), int x) { return f(f(x)); }
static int promoted(double d, unsigned u) { return d > u ? 1 : 0; }

int main(void) {
  int (*any)() = unary;             /* no parameter list: types after promotion match */
  int (*plain)(int) = constant;   /* qualifiers of parameters do not count */
  int (*modern)(int, double) = old; /* its promoted parameter types */
  int sum = 0;
  for (int i = 0; i < 2; i++)
    if (any(i) == 1)
      sum += plain(10);
    else
      sum += modern(4, 1.5);
  if (sum != 17)
    abort();
  int (*list[])() = {unary, constant};
  for (int i = 0; i < 2; i++)
    if (list[i](i) != 1 + 2 * i)
      abort();
  any = promoted;
  if (!any(2.5f, 2u) || any(0.5, 7u))
    abort();
  return twice(plain, 0) == 4 && twice(unary, 0) == 2 && old(1, 2.0) == 3 ? 0 : 1;
}
