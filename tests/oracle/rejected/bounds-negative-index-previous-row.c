// rejected: address-undefined: line 8: index -3 out of bounds for type 'const char[5]'
// Row[1][-1] is taken for the last cell of the row before: C17 6.5.6p8.
static const char Map[2][5] = {"ab.d", "efgh"};

int main(void) {
  int Dots = 0;
  for (int Column = -3; Column < 4; ++Column)
    if (Map[1][Column] == '.')
      ++Dots;
  return Dots == 1 ? 0 : 1;
}
