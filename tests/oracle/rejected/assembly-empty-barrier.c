// rejected: no-assembly: 
// Even empty assembly is outside of C; it hides a value from the optimiser.
int main(void) {
  int Value = 4;
  __asm__ volatile("" : "+r"(Value));
  int Rounds = 0;
  for (int I = 0; I < Value; ++I)
    ++Rounds;
  return Rounds - 4;
}
