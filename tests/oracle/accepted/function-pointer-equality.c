// TRICK: pointers to one function are equal wherever they come from, pointers to different functions are not (C17 6.5.9p6)
#include <stdlib.h>

typedef int (*op)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int same(int a, int b) { return a + b; } /* as add, but another function */

static op choose(int c) { return c == '+' ? add : c == '-' ? &sub : NULL; }

int main(void) {
  op f = add, table[] = {['-' - '+'] = sub, ['+' - '+'] = add};
  if (f != &add || f != *add || choose('+') != f || f == sub)
    abort();
  if (add == same || choose('?'))
    abort();
  int value = 10;
  for (const char *p = "+-+"; *p; p++)
    value = table[*p - '+'](value, 4);
  if (value != 14)
    abort();
  int calls = 0;
  for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i])
      calls += (***table[i])(3, 1);
  if (calls != 6 || !add)
    abort();
  op *where = &f;
  *where = choose('-');
  return f == sub && (*where)(1, 2) == -1 && (1 ? add : sub)(2, 2) == 4 ? 0 : 1;
}
