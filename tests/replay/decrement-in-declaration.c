extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "decrement-in-declaration.c", 2, "reach_error"); }
int main(void) {
  int k = 2;
  int c = k--;
  if (c == 2 && k == 1) reach_error();
  return 0;
}
