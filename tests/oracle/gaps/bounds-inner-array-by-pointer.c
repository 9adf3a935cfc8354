// The same in disguise: a pointer to the first row is taken through all rows.
// It leaves the array of its elements: C17 6.5.6p8.
static int sumAll(const int *Cells, int Count) {
  int Sum = 0;
  for (int I = 0; I < Count; ++I)
    Sum += Cells[I];
  return Sum;
}

int main(void) {
  int Board[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int Sum = sumAll(Board[0], 6);
  return Sum - 21;
}
