// rejected: gcc-O2: gcc -O2: exit status
// The three pointers point to literals of three passes, all of which are over:
// C17 6.5.2.5p5.
int main(void) {
  const int *Cells[3];
  int Sum = 0;
  for (int I = 0; I < 3; ++I)
    Cells[I] = (int[]){I + 5};
  for (int I = 0; I < 3; ++I)
    if (*Cells[I] >= 5)
      ++Sum;
  return Sum - 3;
}
