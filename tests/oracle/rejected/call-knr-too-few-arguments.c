// rejected: source: line 14: calls scale with 1 arguments in place of 2
// An old-style definition with two parameters, called with one: C17 6.5.2.2p6.
// The second is not used then.
static int scale(Value, By)
int Value, By;
{
  if (Value == 0)
    return 0;
  return Value * By;
}

int main(void) {
  int Sum = scale(3, 4);
  Sum += scale(0);
  return Sum - 12;
}
