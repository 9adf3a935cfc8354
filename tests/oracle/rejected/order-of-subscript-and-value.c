// rejected: clang-O0: clang -O0 reaches the then at line 15
// The place and the value of an assignment are evaluated in any order, and the
// call moves the place: C17 6.5.16p3.
static int Fill[4];
static int Top;

static int push(int Value) {
  ++Top;
  return Value;
}

int main(void) {
  Fill[Top] = push(7);
  if (Fill[0] == 7)
    Top = 2;
  return Top * 0;
}
