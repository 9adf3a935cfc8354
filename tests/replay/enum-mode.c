extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "enum-mode.c", 2, "reach_error"); }
enum colour { RED = 1, BLUE = 2 };
int main(void) {
  enum colour __attribute__((mode(byte))) c = BLUE;
  if (c == BLUE && sizeof c == 1) reach_error();
  return 0;
}
