// rejected: clang-O2: clang -O2 reaches the then at line 16
// The end of one local and the begin of another: equal if they are adjacent,
// which is unspecified (C17 6.5.9p6).
struct Box {
  int Left[2];
};

static int touches(const int *End, const int *Begin) { return End == Begin; }

int main(void) {
  struct Box A = {{1, 2}}, B = {{3, 4}};
  int Touching = 0;
  if (touches(A.Left + 2, B.Left))
    Touching = 1;
  if (touches(B.Left + 2, A.Left))
    Touching = 1;
  return Touching * 0;
}
