extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "fp-compare-builtin.c", 2, "reach_error"); }
int main(void) {
  double two = 2;
  if (__builtin_isgreater(two, 1.0)) reach_error();
  return 0;
}
