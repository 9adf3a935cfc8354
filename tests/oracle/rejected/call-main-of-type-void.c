// rejected: source: line 5: return type of 'main' is not 'int'
// void main leaves the status of the program unspecified: C17 5.1.2.2.3p1.
static int Sum;

void main(void) {
  for (int I = 0; I < 4; ++I)
    Sum += I;
  Sum = 0;
}
