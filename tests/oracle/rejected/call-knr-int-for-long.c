// rejected: source: line 13: calls addOne with int in place of long
// Without a prototype the int is not converted to the long that the function
// has: C17 6.5.2.2p6. The upper half of the register is zero by luck.
long addOne(Value)
long Value;
{
  return Value + 1;
}

int main(void) {
  int Small = 0;
  for (int I = 0; I < 3; ++I)
    if (addOne(I) < 10)
      ++Small;
  return Small - 3;
}
