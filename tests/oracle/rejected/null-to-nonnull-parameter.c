// rejected: address-undefined: line 14: null pointer passed as argument 1, which is declared to never
// The attribute promises that the pointer is not null (GCC manual), the caller
// breaks that; the function still tests.
__attribute__((nonnull, noinline)) static int size(const int *List) {
  int Count = 0;
  while (Count < 3 && List != 0 && List[Count])
    ++Count;
  return Count * 0;
}

int main(void) {
  static int Three[4] = {1, 2, 3, 0};
  const int *Lists[2] = {Three, 0};
  return size(Lists[0]) + size(Lists[1]);
}
