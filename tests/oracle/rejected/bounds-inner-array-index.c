// rejected: address-undefined: line 5: index 5 out of bounds for type 'int[4]'
// Board[0][5] is inside Board, but not inside Board[0]: C17 6.5.6p8, J.2.
static int Board[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};

static int flat(int Index) { return Board[0][Index]; }

int main(void) {
  int Sum = 0;
  for (int I = 1; I < 12; I += 4)
    Sum += flat(I);
  if (Sum != 18)
    return 1;
  return 0;
}
