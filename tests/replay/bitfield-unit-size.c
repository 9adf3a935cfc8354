extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "bitfield-unit-size.c", 2, "reach_error"); }
struct loose { unsigned a : 20; unsigned b : 20; unsigned c : 24; };
int main(void) {
  if (sizeof(struct loose) == 12) reach_error();
  return 0;
}
