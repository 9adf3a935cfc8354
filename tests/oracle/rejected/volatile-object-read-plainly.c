// rejected: volatile: line 12: reads a volatile object
// A volatile object is read through a pointer without volatile: C17 6.7.3p6.
static volatile int Port = 5;

static int sum(const int *Value, int Times) {
  int Sum = 0;
  for (int I = 0; I < Times; ++I)
    Sum += *Value;
  return Sum;
}

int main(void) { return sum((const int *)&Port, 2) - 10; }
