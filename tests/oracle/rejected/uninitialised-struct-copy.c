// rejected: memory: line 17: use-of-uninitialized-value
// One member was never set; the copy takes it along and is tested:
// C17 6.2.6.1, 6.7.9p10.
struct Account {
  int Number;
  int Blocked;
};

__attribute__((noinline)) static struct Account open(int Number) {
  struct Account A;
  A.Number = Number;
  return A;
}

int main(void) {
  struct Account Copy = open(17);
  if (Copy.Blocked == 123456789)
    return 1;
  return Copy.Number - 17;
}
