// TRICK: main may call itself and its address may be taken in C; only the outermost return ends the program (C17 5.1.2.2.3)
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv);

static int depth, deepest;

int main(int argc, char **argv) {
  int (*self)(int, char **) = main;
  if (argv[argc] != NULL || strcmp(__func__, "main") != 0)
    abort();
  if (depth == 5)
    return depth;
  if (depth++ > deepest)
    deepest = depth;
  char *none[] = {NULL};
  int below = depth % 2 ? main(0, none) : self(0, none);
  depth--;
  if (below != 5)
    abort();
  if (depth > 0)
    return below;
  return deepest == 5 || deepest == 0 ? 1 : self == main ? 0 : 2;
}
