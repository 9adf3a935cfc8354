// rejected: address-undefined: line 5: index 4 out of bounds for type 'const Quad' (vector of 4 'int'
// A vector (GNU) of four elements is read at place four (GCC manual).
typedef int Quad __attribute__((vector_size(16)));

static int at(const Quad *Vector, int Place) { return (*Vector)[Place]; }

int main(void) {
  Quad Pair[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
  int Sum = 0;
  for (int I = 0; I <= 4; ++I)
    Sum += at(&Pair[0], I) & 0;
  return Sum;
}
