extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "bitfield-unit-layout.c", 2, "reach_error"); }
union view { struct { unsigned a : 20; unsigned b : 20; } s; unsigned w[2]; };
int main(void) {
  union view v = { { 0, 1 } };
  if ((v.w[1] & 0xfffff) == 1) reach_error();
  return 0;
}
