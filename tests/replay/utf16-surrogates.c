extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "utf16-surrogates.c", 2, "reach_error"); }
static const unsigned short s[] = u"\U0001f600";
int main(void) {
  if (sizeof s == 6 && s[0] == 0xd83d && s[1] == 0xde00) reach_error();
  return 0;
}
