// rejected: clang-O0: clang -O0 reaches the then at line 13
// One operand of == is changed by a call in the other, through a pointer:
// C17 6.5p3, 6.5.2.2p10.
static int settle(int *Value) {
  *Value = 4;
  return 4;
}

int main(void) {
  int Height = 3;
  int Equal = 0;
  if (Height == settle(&Height))
    Equal = 1;
  return Equal * 0;
}
