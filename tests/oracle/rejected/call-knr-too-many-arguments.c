// rejected: source: line 12: calls twice with 2 arguments in place of 1
// An old-style definition with one parameter, called with two: C17 6.5.2.2p6.
int twice(Value)
int Value;
{
  return 2 * Value;
}

int main(void) {
  int Sum = 0;
  for (int I = 0; I < 3; ++I)
    Sum += twice(I, 9);
  return Sum - 6;
}
