// labelled: gnu-extension: attribute constructor
// Two constructors (GNU) of the same priority; nothing orders them.
static int Sum = 1;

__attribute__((constructor)) static void add(void) { Sum += 3; }
__attribute__((constructor)) static void twice(void) { Sum *= 2; }

int main(void) {
  int Kind = 0;
  if (Sum == 8)
    Kind = 1;
  return Kind * 0;
}
