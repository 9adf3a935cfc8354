extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__nothrow__, __leaf__)) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "dir-small.fcr-reach.c", 2, "reach_error"); }
unsigned mcfuzz_br1 = 0;
unsigned mcfuzz_br2 = 0;
unsigned mcfuzz_br3 = 0;
unsigned mcfuzz_br4 = 0;
unsigned mcfuzz_br5 = 0;
void mcfuzz_end(void);
int mcfuzz_main() {
  int n = 0;
  for (int i = 0; i < 3; i++)
    { ++mcfuzz_br1; n += ((i) ? (++mcfuzz_br2, 1) : (++mcfuzz_br3, 0)) ? 2 : 1; }
  if (n == 6)
    { ++mcfuzz_br4; return 1; } else { ++mcfuzz_br5; }
  return 0;
}
int main(void) {
  int status = mcfuzz_main();
  mcfuzz_end();
  return status;
}
void mcfuzz_end(void) {
  if (mcfuzz_br1 == 3u
      && mcfuzz_br2 == 2u
      && mcfuzz_br3 == 1u
      && mcfuzz_br4 == 0u
      && mcfuzz_br5 == 1u)
    reach_error();
}
