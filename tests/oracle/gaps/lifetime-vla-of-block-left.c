// The variable length array is gone with the pass that made it: C17 6.2.4p7.
int main(void) {
  int *Kept = 0;
  for (int Size = 2; Size < 5; ++Size) {
    int Squares[Size];
    for (int I = 0; I < Size; ++I)
      Squares[I] = I * I;
    if (Size == 4)
      Kept = &Squares[1];
  }
  int One = *Kept;
  return One * 0;
}
