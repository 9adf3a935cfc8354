extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "enum-unsigned.c", 2, "reach_error"); }
enum color { RED, GREEN };
int main(void) {
  enum color c = RED;
  if (c - 1 > 0) reach_error();
  return 0;
}
