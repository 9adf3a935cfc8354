// The missing value is stored in a variable, no more: it was used all the
// same, C17 6.9.1p12.
static int find(const int *Values, int Wanted) {
  for (int I = 0; I < 3; ++I)
    if (Values[I] == Wanted)
      return I;
}

int main(void) {
  int Values[3] = {6, 7, 8};
  int Places[2];
  Places[0] = find(Values, 8);
  Places[1] = find(Values, 9);
  return Places[0] - 2;
}
