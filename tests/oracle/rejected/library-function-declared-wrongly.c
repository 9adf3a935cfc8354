// rejected: source: line 3: incompatible redeclaration of library function 'labs'
// labs takes and returns a long, not an int: C17 7.1.4p2, 6.2.7p2.
int labs(int Value);

int main(void) {
  int Sum = 0;
  for (int I = 0; I < 4; ++I)
    Sum += labs(I);
  return Sum - 6;
}
