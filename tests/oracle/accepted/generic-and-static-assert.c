// TRICK: _Generic picks by the type after lvalue conversion, also for constants, pointers and const objects (C17 6.5.1.1, 6.7.10)
#include <stdlib.h>

#define KIND(x) _Generic((x), char: 1, signed char: 2, int: 3, unsigned: 4, float: 5, double: 6, \
                         char *: 7, const char *: 8, int (*)(void): 9, default: 0)
_Static_assert(KIND('a') == 3, "a character constant is an int");
_Static_assert(KIND("a") == 7, "a string literal is no array of const");

static int f(void) { return 1; }

int main(void) {
  char c = 'c';
  const int k = 1;
  unsigned short s = 1;
  const char *text = "t";
  float x = 1;
  int kinds[] = {KIND(c), KIND(+c), KIND(k), KIND(s), KIND(s + 0), KIND(x), KIND(x * 2), KIND(x + 1.0), KIND(text), KIND(f), KIND(&f), KIND(1u + k)};
  int expected[] = {1, 3, 3, 0, 3, 5, 5, 6, 8, 9, 9, 4};
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (kinds[i] != expected[i])
      abort();
  int calls = 0;
  if (_Generic(calls++, int: 5, default: calls++) != 5 || calls)
    abort();
  return KIND(1 ? c : c) == 3 && KIND((char)1) == 1 && KIND(2 == 2) == 3 ? 0 : 1;
}
