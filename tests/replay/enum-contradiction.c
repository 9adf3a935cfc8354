extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "enum-contradiction.c", 2, "reach_error"); }
enum color { RED, GREEN };
int main(void) {
  enum color c = (enum color) -1;
  long w = c;
  if ((w < 0) != (c < 0)) reach_error();
  return 0;
}
