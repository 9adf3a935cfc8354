// rejected: closed: calls __builtin_constant_p
// What the compiler knows to be constant depends on what it optimises (GCC
// manual on __builtin_constant_p).
static int cost(int Value) {
  if (__builtin_constant_p(Value))
    return 1;
  return 2;
}

int main(void) {
  int Seven = 7;
  return cost(Seven) * 0;
}
