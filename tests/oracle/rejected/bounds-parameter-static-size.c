// rejected: source: line 12: array argument is too small; contains 2 elements, callee requires at leas
// The parameter promises at least four elements, the caller has two:
// C17 6.7.6.3p7. The function reads only two.
static int firstTwo(const int Values[static 4]) {
  if (Values[0] > Values[1])
    return Values[0];
  return Values[1];
}

int main(void) {
  int Pair[2] = {3, 8};
  return firstTwo(Pair) - 8;
}
