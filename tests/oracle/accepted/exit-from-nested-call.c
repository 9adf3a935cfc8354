// TRICK: the program ends with exit(0) deep inside calls, and the names exit and main also occur as member, label and variable
#include <stdlib.h>

struct building { int exit, main; };

static _Noreturn void leave(int status) { exit(status); }

static int search(int *tree, int i, int n) {
  if (i >= n)
    return 0;
  if (tree[i] == 42)
    leave(EXIT_SUCCESS);
  int left = search(tree, 2 * i + 1, n); /* before the other side */
  return left + search(tree, 2 * i + 2, n) + 1;
}

static int count(int n) {
  struct building b = {.exit = n, .main = 1};
  int main = 0;
  while (1)
    if ((main += b.main) >= b.exit)
      goto exit;
exit:
  return main;
}

int main(void) {
  void (*end)(int) = exit;
  int tree[7] = {1, 2, 3, 4, 5, 42, 7};
  if (count(4) != 4)
    end(2);
  search(tree, 0, 7);
  return 1;
}
