extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "may-alias-struct.c", 2, "reach_error"); }
long bytes[4];
typedef struct { int c; void **l; } __attribute__((may_alias)) view;
static void put(void *x) { (*(view *)&bytes).l[0] = x; }
int main(void) {
  void *x = 0;
  (*(view *)&bytes).l = &x;
  put(&bytes);
  if (x == &bytes) reach_error();
  return 0;
}
