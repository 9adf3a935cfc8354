// labelled: floating-point
// The sign of a determinant decides; its products may be rounded or not:
// C17 6.5p8, 7.12.2. x86-64 without -mfma always rounds.
struct Point {
  double X, Y;
};

__attribute__((noinline)) static int isLeft(const struct Point *A,
                                            const struct Point *B) {
  return A->X * B->Y - A->Y * B->X > 0.0;
}

int main(void) {
  struct Point Points[8];
  int Left = 0;
  for (int I = 0; I < 8; ++I) {
    Points[I].X = 0.1 * (I + 1);
    Points[I].Y = 0.3 * (I + 1);
  }
  for (int I = 1; I < 8; ++I)
    if (isLeft(&Points[I - 1], &Points[I]))
      ++Left;
  return Left * 0;
}
