// With I == J the same element is modified on both sides: C17 6.5p2.
static int Heap[4] = {10, 20, 30, 40};

__attribute__((noinline)) static int drain(int I, int J) {
  return Heap[I]-- + Heap[J]--;
}

int main(void) {
  int Sum = 0;
  for (int J = 0; J < 4; ++J)
    Sum += drain(1, J);
  return Sum > 0 ? 0 : 1;
}
