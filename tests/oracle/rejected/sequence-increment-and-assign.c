// rejected: sequence: 
// Index is modified twice without a sequence point in between: C17 6.5p2.
int main(void) {
  int Index = 0;
  int Rounds = 0;
  while (Rounds < 3) {
    Index = Index++ + 1;
    ++Rounds;
  }
  return Index * 0;
}
