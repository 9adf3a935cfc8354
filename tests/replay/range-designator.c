extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "range-designator.c", 2, "reach_error"); }
int steps[] = { [0 ... 3] = 4 };
int main(void) {
  if (sizeof steps == 4 * sizeof(int)) reach_error();
  return 0;
}
