// TRICK: labels as values, also as differences of labels of one function, are GNU C and jump where they say
#include <stdlib.h>

static int run(const unsigned char *code) {
  static const int offset[] = {&&stop - &&stop, &&push - &&stop, &&add - &&stop, &&loop - &&stop};
  int stack[8], top = 0, left = 3;
  const unsigned char *pc = code;
next:
  goto *(&&stop + offset[*pc++]);
push:
  stack[top++] = *pc++;
  goto next;
add:
  top--;
  stack[top - 1] += stack[top];
  goto next;
loop:
  if (--left > 0)
    pc = code + 2;
  goto next;
stop:
  return stack[top - 1];
}

int main(void) {
  const unsigned char code[] = {1, 5, 1, 7, 2, 3, 0};
  if (run(code) != 5 + 3 * 7)
    abort();
  void *where = &&first;
  int n = 0;
first:
  if (++n < 4)
    goto *where;
  return n == 4 ? 0 : 1;
}
