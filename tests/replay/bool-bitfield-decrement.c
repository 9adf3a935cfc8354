extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "bool-bitfield-decrement.c", 2, "reach_error"); }
struct flags { _Bool u : 1; };
int main(void) {
  struct flags f = { 1 };
  f.u--;
  if (f.u == 0) reach_error();
  return 0;
}
