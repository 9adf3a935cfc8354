extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "empty-union.c", 2, "reach_error"); }
union empty {};
static union empty give(int x, union empty e) { return e; }
int main(void) {
  union empty e = {};
  e = give(1, e);
  reach_error();
  return 0;
}
