unsigned mcfuzz_br1 = 0;
unsigned mcfuzz_br2 = 0;
unsigned mcfuzz_br3 = 0;
unsigned mcfuzz_br4 = 0;
unsigned mcfuzz_br5 = 0;
unsigned mcfuzz_br6 = 0;
unsigned mcfuzz_br7 = 0;
unsigned mcfuzz_br8 = 0;
unsigned mcfuzz_br9 = 0;
unsigned mcfuzz_br10 = 0;
unsigned mcfuzz_br11 = 0;
unsigned mcfuzz_br12 = 0;
unsigned mcfuzz_br13 = 0;
unsigned mcfuzz_br14 = 0;
unsigned mcfuzz_br15 = 0;
unsigned mcfuzz_br16 = 0;
unsigned mcfuzz_br17 = 0;
unsigned mcfuzz_br18 = 0;
unsigned mcfuzz_br19 = 0;
unsigned mcfuzz_br20 = 0;
unsigned mcfuzz_br21 = 0;
unsigned mcfuzz_br22 = 0;
unsigned mcfuzz_br23 = 0;
unsigned mcfuzz_br24 = 0;
unsigned mcfuzz_br25 = 0;
unsigned mcfuzz_br26 = 0;
unsigned mcfuzz_br27 = 0;
unsigned mcfuzz_br28 = 0;
void mcfuzz_end(void);
int f(int n) { ++mcfuzz_br1;
  int k = 0;
  if (n) { ++mcfuzz_br2; if (n > 1) { ++mcfuzz_br4; k = 1; } else { ++mcfuzz_br5; k = 2; } }
  else { ++mcfuzz_br3; if (n < 0) { ++mcfuzz_br6; k = 3; } else { ++mcfuzz_br7; } }
  for (int i = 0; i < n; i++) { ++mcfuzz_br8; ; }
  while (n > 2) { ++mcfuzz_br9; n--; }
  do { ++mcfuzz_br10; k++; } while (k < 2);
  do { ++mcfuzz_br11; k++; } while (k < 4);
  switch (n) { case 1: ++mcfuzz_br12; k = 5; }
  switch (n) {
  case 0: ++mcfuzz_br13; case 1: ++mcfuzz_br14;
    k = 6;
    if (k) { ++mcfuzz_br15; case 2: ++mcfuzz_br17; k = 7; } else { ++mcfuzz_br16; }
  case 3 ... 5: ++mcfuzz_br18;
    break;
  default: ++mcfuzz_br19;;
  }
  if (k) { ++mcfuzz_br20; L: ++mcfuzz_br22; k--; } else { ++mcfuzz_br21; }
  if (k > 3) { ++mcfuzz_br23; goto L; } else { ++mcfuzz_br24; }
  { __label__ M; if (k) { __label__ N; ++mcfuzz_br25; goto N; N: ++mcfuzz_br27;; } else { ++mcfuzz_br26; } M:; }
  return k;
}
int mcfuzz_main() { ++mcfuzz_br28; return f(2) - f(2); }
int main(void) {
  int status = mcfuzz_main();
  mcfuzz_end();
  return status;
}
