extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "octal-escape.c", 2, "reach_error"); }
int main(void) {
  if (sizeof "\1011" == 3) reach_error();
  return 0;
}
