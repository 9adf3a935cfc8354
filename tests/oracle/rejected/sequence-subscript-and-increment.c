// rejected: sequence: 
// Which element gets the value depends on when I++ takes effect: C17 6.5p2.
int main(void) {
  int Table[6] = {0};
  int I = 0;
  while (I < 5)
    Table[I] = I++;
  return Table[5] * 0;
}
