// rejected: no-assembly: 
// Inline assembly: C17 J.5.10.
static int addOne(int Value) {
  __asm__("addl $1, %0" : "+r"(Value));
  return Value;
}

int main(void) {
  int Value = 0;
  while (Value < 3)
    Value = addOne(Value);
  return Value - 3;
}
