// rejected: memory: line 9: use-of-uninitialized-value
// Found is set only if there is a hit, and read always: C17 6.3.2.1p2. (The
// zero there is luck.)
static int search(const int *Values, int Count, int Wanted) {
  int Found;
  for (int I = 0; I < Count; ++I)
    if (Values[I] == Wanted)
      Found = I + 1;
  if (Found > 1000000)
    return 1;
  return 0;
}

int main(void) {
  int Values[] = {4, 8, 15};
  int Bad = search(Values, 3, 8) + search(Values, 3, 16);
  return Bad;
}
