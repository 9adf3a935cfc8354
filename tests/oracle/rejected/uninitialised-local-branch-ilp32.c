// rejected: memory: line 10: use-of-uninitialized-value
// data-model: ILP32
// The second search finds nothing and reads Found, which was never set:
// C17 6.3.2.1p2.
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
  return search(Values, 3, 8) + search(Values, 3, 16);
}
