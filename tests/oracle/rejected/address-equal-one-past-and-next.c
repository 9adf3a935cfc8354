// rejected: gcc-O2: gcc -O2 reaches the then at line 10
// A pointer past one object may be equal to one to the next, if they happen to
// be adjacent: C17 6.5.9p6.
static int Left[2], Right[2];

int main(void) {
  const int *End = Left + 2;
  int Adjacent = 0;
  if (End == Right)
    Adjacent = 1;
  return Adjacent * 0;
}
