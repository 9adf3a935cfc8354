// rejected: order: 
// The expressions of an initialiser list are indeterminately sequenced:
// C17 6.7.9p23.
static int Calls;
static int call(void) { return ++Calls; }

int main(void) {
  int Order[3] = {call(), call(), call()};
  int Rising = 0;
  for (int I = 1; I < 3; ++I)
    if (Order[I] > Order[I - 1])
      ++Rising;
  return Rising * 0;
}
