extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "alignof-function.c", 2, "reach_error"); }
void f(void) __attribute__((aligned(64)));
void f(void) {}
int main(void) {
  if (__alignof__(f) == 64) reach_error();
  return 0;
}
