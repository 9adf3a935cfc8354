// labelled: gnu-extension: attribute pure
// pure, but with a memory of its last argument that nothing uses: the promise
// is broken all the same (GCC manual).
static int Last;

__attribute__((pure)) static int next(int Value) {
  Last = Value;
  return Value + 1;
}

int main(void) {
  int Value = 0;
  while (Value < 5)
    Value = next(Value);
  return Value - 5;
}
