extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "computed-goto-effect.c", 2, "reach_error"); }
int main(void) {
  int i = 0;
  void *to[2] = { &&one, &&two };
  goto *to[i++];
one:
  if (i == 1) reach_error();
two:
  return 0;
}
