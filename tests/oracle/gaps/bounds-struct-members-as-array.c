// Three members of one type are walked like an array: C17 6.5.6p7, p8. There
// is no padding, so it works.
struct Vector {
  int X, Y, Z;
};

__attribute__((noinline)) static int largest(const int *First, int Count) {
  int Best = First[0];
  for (int I = 1; I < Count; ++I)
    if (First[I] > Best)
      Best = First[I];
  return Best;
}

int main(void) {
  struct Vector V = {4, 9, 6};
  return largest(&V.X, 3) - 9;
}
