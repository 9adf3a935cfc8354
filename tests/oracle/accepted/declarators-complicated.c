// TRICK: functions that return pointers to arrays or functions, arrays of function pointers, const at each level (C17 6.7.6)
#include <stdlib.h>

static int rows[2][3] = {{1, 2, 3}, {4, 5, 6}};

static int (*row(int i))[3] { return &rows[i]; }
static int inc(int x) { return x + 1; }
static int dec(int x) { return x - 1; }
static int (*either(int up))(int) { return up ? inc : dec; }
static int (*(*choose(void))(int))(int) { return either; }
typedef int vector[3];

static int total(const vector *v, int n) {
  int s = 0;
  for (const vector *end = v + n; v != end; v++)
    for (int k = 0; k < 3; k++)
      s += (*v)[k];
  return s;
}

int main(void) {
  int (*(*pointers[2])(int))(int) = {either, choose()};
  const char *const *const words = (const char *const[]){"x", "yy", NULL};
  int n = 0;
  if ((*row(1))[2] != 6 || row(0) + 1 != row(1))
    abort();
  if (pointers[0](1)(5) != 6 || pointers[1](0)(5) != 4 || choose()(1)(0) != 1)
    abort();
  while (words[n])
    n++;
  return n == 2 && total((const vector *)rows, 2) == 21 && (*either)(0) == dec ? 0 : 1;
}
