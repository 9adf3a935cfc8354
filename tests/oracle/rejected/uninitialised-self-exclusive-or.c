// rejected: source: line 6: variable 'X' is uninitialized when used here
// X ^ X is zero for every value, but an indeterminate X has none:
// C17 6.3.2.1p2, DR 451.
static int zero(void) {
  int X;
  return X ^ X;
}

int main(void) {
  int Rounds = 0;
  for (int I = zero(); I < 3; ++I)
    ++Rounds;
  return Rounds - 3;
}
