// rejected: clang-O0: clang -O0 reaches the then at line 11
// The sizes of a two-dimensional array call a function with a memory; nothing
// orders the two calls (C17 6.7.6p3 has one sequence point, at the end).
static int Size = 1;
static int grow(void) { return ++Size; }

int main(void) {
  int Area[grow()][grow()];
  int Rows = (int)(sizeof Area / sizeof Area[0]);
  if (Rows == 2)
    return 0;
  return Rows * 0;
}
