extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "generic-array.c", 2, "reach_error"); }
int main(void) {
  int a[2];
  if (_Generic(a, int *: 1, default: 2) == 1) reach_error();
  return 0;
}
