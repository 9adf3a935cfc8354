// rejected: sequence: 
// f(I++, I++): C17 6.5p2, 6.5.2.2p10.
static int both(int A, int B) { return A + B; }

int main(void) {
  int I = 0;
  int Sum = 0;
  while (I < 6)
    Sum += both(I++, I++);
  return Sum - 15;
}
