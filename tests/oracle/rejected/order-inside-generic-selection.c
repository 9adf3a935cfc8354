// rejected: order: clang -O0 with the opposite order of evaluation
// The chosen expression of a generic selection is evaluated like any other.
static int Last;
static int set(int Value) {
  Last = Value;
  return Value;
}
static int get(void) { return Last; }

int main(void) {
  int Difference = _Generic(0, int: set(3) - get(), default: 1);
  if (Difference == 0)
    return 0;
  return 0;
}
