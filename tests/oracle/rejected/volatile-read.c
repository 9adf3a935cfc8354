// rejected: volatile: 
// What a volatile object holds may change in ways unknown to the
// implementation: C17 6.7.3p7.
int main(void) {
  volatile int Ready = 3;
  int Rounds = 0;
  while (Ready > 0) {
    --Ready;
    ++Rounds;
  }
  return Rounds - 3;
}
