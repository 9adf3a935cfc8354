extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "generic-const-pointer.c", 2, "reach_error"); }
int main(void) {
  const int f = 1;
  if (_Generic(&f, int *: 1, default: 2) == 2) reach_error();
  return 0;
}
