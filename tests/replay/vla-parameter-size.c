extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "vla-parameter-size.c", 2, "reach_error"); }
int n = 3;
static void put(char m[2][n]) { m[1][0] = 7; }
int main(void) {
  char a[2][3] = {0};
  put(a);
  if (a[1][0] == 7) reach_error();
  return 0;
}
