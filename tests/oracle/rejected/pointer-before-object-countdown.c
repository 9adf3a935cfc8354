// rejected: address-undefined: line 6: invalid-pointer-pair:
// The loop ends when the pointer is in front of the array: C17 6.5.6p8 gives
// a place behind the end only.
static int lastNegative(const int *Values, int Count) {
  const int *At;
  for (At = Values + Count - 1; At >= Values; --At)
    if (*At < 0)
      return (int)(At - Values);
  return -1;
}

int main(void) {
  int Values[4] = {3, 1, 4, 1};
  return lastNegative(Values, 4) == -1 ? 0 : 1;
}
