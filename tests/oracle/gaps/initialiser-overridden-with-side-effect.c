// The first initialiser of element 0 is overridden and might not be evaluated
// at all: C17 6.7.9p19 and its footnote, p23.
static int Calls;
static int call(void) { return ++Calls; }

int main(void) {
  int Values[2] = {[0] = call(), [1] = 5, [0] = call()};
  int Twice = 0;
  if (Calls == 2)
    Twice = 1;
  return (Values[1] - 5) * Twice;
}
