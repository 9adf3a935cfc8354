// rejected: clang-O0: clang -O0 reaches the while at line 9
// The object is const, the cast does not help: C17 6.7.3p6.
__attribute__((noinline)) static void bump(int *Value) { ++*Value; }

int main(void) {
  const int Limit = 3;
  bump((int *)&Limit);
  int Rounds = 0;
  while (Rounds < Limit)
    ++Rounds;
  return Rounds * 0;
}
