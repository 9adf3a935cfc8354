// rejected: aliasing: gcc -O2 reaches the then at line 7 1 times, gcc -O0 0 times
// A float is changed through a pointer to int: C17 6.5p7.
__attribute__((noinline)) static int written(int *Word, float *Number) {
  *Word = 1;
  *Number = 2.0f;
  if (*Word == 1)
    return 1;
  return 0;
}

int main(void) {
  int Cell = 0;
  int Kept = written(&Cell, (float *)&Cell);
  return Kept * 0;
}
