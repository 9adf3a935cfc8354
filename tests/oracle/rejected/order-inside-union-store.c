// rejected: order: clang -O0 with the opposite order of evaluation
// The calls on the right side interfere: C17 6.5p3. That their result goes to a
// member of a union changes nothing.
static int Last;
static int set(int Value) {
  Last = Value;
  return Value;
}
static int get(void) { return Last; }

union Cell {
  char Small;
  int Large;
};

int main(void) {
  union Cell U;
  U.Small = set(3) - get();
  if (U.Small == 0)
    return 0;
  return 0;
}
