extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "builtin-overflow-sign.c", 2, "reach_error"); }
int main(void) {
  unsigned u;
  if (__builtin_add_overflow(-1, 0u, &u)) reach_error();
  return 0;
}
