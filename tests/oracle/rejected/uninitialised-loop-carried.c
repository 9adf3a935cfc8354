// rejected: source: line 9: variable 'Previous' is uninitialized when used here
// Each pass has a new Previous (C17 6.2.4p6); that it still has the value of
// the last pass is luck.
int main(void) {
  int Values[] = {2, 2, 3, 3, 3};
  int Repeats = 0;
  for (int I = 0; I < 5; ++I) {
    int Previous;
    if (I > 0 && Values[I] == Previous)
      ++Repeats;
    Previous = Values[I];
  }
  return Repeats - 3;
}
