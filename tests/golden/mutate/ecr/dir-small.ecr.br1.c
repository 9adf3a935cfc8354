extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__nothrow__, __leaf__)) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "dir-small.ecr.br1.c", 2, "reach_error"); }
unsigned mcfuzz_br1 = 0;
void mcfuzz_end(void);
int mcfuzz_main() {
  int n = 0;
  for (int i = 0; i < 3; i++)
    { ++mcfuzz_br1; n += i ? 2 : 1; }
  if (n == 6)
    { return 1; }
  return 0;
}
int main(void) {
  int status = mcfuzz_main();
  mcfuzz_end();
  return status;
}
void mcfuzz_end(void) {
  if (mcfuzz_br1 != 3u)
    reach_error();
}
