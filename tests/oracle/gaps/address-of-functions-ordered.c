// < on pointers to functions has no defined result: C17 6.5.8p2 is a
// constraint, compilers take it as an extension.
static int first(void) { return 1; }
static int second(void) { return 2; }

typedef char *Code;

int main(void) {
  Code A = (Code)first, B = (Code)second;
  int Ordered = 0;
  if (A < B)
    Ordered = first();
  else
    Ordered = second();
  return Ordered * 0;
}
