// rejected: ends-normally: gcc -O0: killed by SIGFPE
// The quotient is thrown away, so optimisers drop the division; it is
// undefined all the same: C17 6.5.5p5.
static void split(int Total, int Parts) {
  int Share = Total / Parts;
  (void)Share;
}

int main(void) {
  for (int Parts = 2; Parts >= 0; --Parts)
    split(60, Parts);
  return 0;
}
