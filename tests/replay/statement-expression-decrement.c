extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "statement-expression-decrement.c", 2, "reach_error"); }
int main(void) {
  int i = 3, n = 0;
  while (({ i--; }))
    n++;
  if (n == 3) reach_error();
  return 0;
}
