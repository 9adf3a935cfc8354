extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "builtin-overflow-narrow.c", 2, "reach_error"); }
int main(void) {
  signed char c;
  if (__builtin_add_overflow(128, 1, &c)) reach_error();
  return 0;
}
