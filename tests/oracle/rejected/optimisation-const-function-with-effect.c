// rejected: clang-O0: clang -O0 reaches the then at line 14
// The attribute const says that the result depends on nothing, so calls may be
// merged; the function counts them (GCC manual).
static int Calls;

__attribute__((const, noinline)) static int area(int Side) {
  ++Calls;
  return Side * Side;
}

int main(void) {
  int Sum = area(3) + area(3);
  if (Calls == 2)
    Sum = 18;
  return Sum - 18;
}
