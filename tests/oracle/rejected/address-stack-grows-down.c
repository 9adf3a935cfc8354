// rejected: address-undefined: line 5: invalid-pointer-pair:
// The direction of the stack by comparing locals of two calls: C17 6.5.8p5.
__attribute__((noinline)) static int isBelow(const char *Outer) {
  char Inner = 0;
  return &Inner < Outer;
}

int main(void) {
  char Outer = 0;
  int Down = 0;
  if (isBelow(&Outer))
    Down = 1;
  return Down * 0;
}
