extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "pointer-to-bool.c", 2, "reach_error"); }
/* A pointer to an object is not null, so it converts to 1 (6.3.1.2p1). */
int main(void) {
  int x = 0;
  _Bool b = &x;
  if (b)
    reach_error();
  return 0;
}
