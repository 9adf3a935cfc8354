extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "vla-pointer-parameter.c", 2, "reach_error"); }
static void fill(int n, int (*m)[n]) { m[0][0] = 1; m[1][0] = 2; }
int main(void) {
  int i = 2;
  int m[i][i];
  fill(i, m);
  if (m[0][0] == 1 && m[1][0] == 2) reach_error();
  return 0;
}
