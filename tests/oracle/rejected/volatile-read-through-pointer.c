// rejected: volatile: 
// A plain object is read through a pointer to volatile: C17 5.1.2.3p6 with
// 6.7.3p7.
static int peek(const volatile int *Port) { return *Port; }

int main(void) {
  int Register = 1;
  if (peek(&Register) != 1)
    return 1;
  return 0;
}
