// rejected: clang-O2: clang -O2 reaches the then at line 14
// Both restrict parameters are the same object and one is modified:
// C17 6.7.3.1p4.
__attribute__((noinline)) static int step(int *restrict A, int *restrict B) {
  *A = 1;
  *B = 2;
  return *A;
}

int main(void) {
  int Value = 0;
  int Got = step(&Value, &Value);
  if (Got == 2)
    Value = 0;
  return Value * 0;
}
