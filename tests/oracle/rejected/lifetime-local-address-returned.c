// rejected: address-undefined: line 14: stack-use-after-return
// The buffer is gone when the caller reads it: C17 6.2.4p2.
__attribute__((noinline)) static int *keep(int *Pointer) { return Pointer; }

static int *squares(int Count) {
  int Buffer[4] = {0};
  for (int I = 0; I < Count; ++I)
    Buffer[I] = I * I;
  return keep(Buffer);
}

int main(void) {
  int *Squares = squares(4);
  int Third = Squares[2];
  return Third * 0;
}
