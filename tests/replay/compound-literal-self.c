extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "compound-literal-self.c", 2, "reach_error"); }
struct pair { int a, b; };
int main(void) {
  struct pair s = { 1, 2 };
  s = (struct pair) { s.b, s.a };
  if (s.a == 2 && s.b == 1) reach_error();
  return 0;
}
