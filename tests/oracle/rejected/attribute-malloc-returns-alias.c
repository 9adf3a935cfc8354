// labelled: gnu-extension: attribute malloc
// The attribute malloc says that the result aliases nothing, but it is the
// same cell each time (GCC manual).
static int Cell;

__attribute__((malloc, noinline)) static int *fresh(void) { return &Cell; }

int main(void) {
  int *A = fresh();
  int *B = fresh();
  *A = 1;
  *B = 2;
  if (*A == *B)
    return 0;
  return 0;
}
