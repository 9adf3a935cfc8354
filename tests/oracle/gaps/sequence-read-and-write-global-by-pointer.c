// The left operand reads the global, the right one writes it through a
// pointer, unsequenced: C17 6.5p2.
static int Level = 2;

__attribute__((noinline)) static int measure(int *Where) {
  return Level * 100 + (*Where = 3);
}

int main(void) {
  int Other = 0;
  int Sum = measure(&Other) + 0;
  if (Sum != 203)
    return 1;
  Sum = measure(&Level);
  return Sum * 0;
}
