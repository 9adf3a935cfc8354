// rejected: address-undefined: line 3: passing zero to clz(), which is not a valid argument
// __builtin_clz(0) is undefined by GCC's manual.
static int widthOf(unsigned Value) { return 32 - __builtin_clz(Value); }

int main(void) {
  unsigned Values[] = {1u, 255u, 0u};
  int Sum = 0;
  for (int I = 0; I < 3; ++I)
    if (widthOf(Values[I]) == 8)
      ++Sum;
  return Sum == 1 ? 0 : 1;
}
