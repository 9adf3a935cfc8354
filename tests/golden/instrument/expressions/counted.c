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
unsigned mcfuzz_br29 = 0;
unsigned mcfuzz_br30 = 0;
unsigned mcfuzz_br31 = 0;
unsigned mcfuzz_br32 = 0;
unsigned mcfuzz_br33 = 0;
unsigned mcfuzz_br34 = 0;
unsigned mcfuzz_br35 = 0;
unsigned mcfuzz_br36 = 0;
unsigned mcfuzz_br37 = 0;
void mcfuzz_end(void);
extern void use(void *);
struct S { int b : 3; int c[2]; } s = {1 ? 2 : 3};
enum { A = 1 ? 4 : 5 };
static int t = sizeof(char[1 ? 2 : 3]);
int get(int *p) { ++mcfuzz_br1; return (*p)++; }
int f(int n, int *p) { ++mcfuzz_br2;
  static int u = 1 ? 6 : 7;
  char *q = ((n) ? (++mcfuzz_br3, 1) : (++mcfuzz_br4, 0)) ? (char *)p : 0;
  int r = ((n > 1) ? (++mcfuzz_br5, 1) : (++mcfuzz_br6, 0)) ? ((n > 2) ? (++mcfuzz_br7, 1) : (++mcfuzz_br8, 0)) ? 1 : 2 : 3;
  int v = ((s.b) ? (++mcfuzz_br9, 1) : (++mcfuzz_br10, 0), s.b ?: 9);
  int w = __extension__ ({ __typeof__((0, get(p))) mcfuzz_t11 = (get(p)); mcfuzz_t11 ? (++mcfuzz_br11, 1) : (++mcfuzz_br12, 0); mcfuzz_t11; }) ?: n;
  int x = n && (++mcfuzz_br14, (r)) || (++mcfuzz_br13, (v));
  int y = sizeof(n ? 1 : 2) + _Generic(n ? 1 : 2, int: ((n) ? (++mcfuzz_br15, 1) : (++mcfuzz_br16, 0)) ? 3 : 4, default: 5);
  int z = __builtin_constant_p(n ? 1 : 2) + __builtin_choose_expr(1, ((n) ? (++mcfuzz_br17, 1) : (++mcfuzz_br18, 0)) ? 1 : 2, n ? 3 : 4);
  int a[2] = {[1] = ((n) ? (++mcfuzz_br19, 1) : (++mcfuzz_br20, 0)) ? 1 : 2};
  ((n) ? (++mcfuzz_br21, 1) : (++mcfuzz_br22, 0)) ? (void)0 : (void)1;
  switch (n) { case 1 ? 2 : 3: ++mcfuzz_br23; break; }
  for (int i = ((n) ? (++mcfuzz_br25, 1) : (++mcfuzz_br26, 0)) ? 1 : 0; ((i) ? (++mcfuzz_br27, 1) : (++mcfuzz_br28, 0)) ? 0 : i < 2; i += ((n) ? (++mcfuzz_br29, 1) : (++mcfuzz_br30, 0)) ? 1 : 2) { ++mcfuzz_br24; q = ((q) ? (++mcfuzz_br31, 1) : (++mcfuzz_br32, 0)) ? q : q; }
  return ({ ((n) ? (++mcfuzz_br33, 1) : (++mcfuzz_br34, 0)) ? x : y; }) + z + a[1] + (((u) ? (++mcfuzz_br35, 1) : (++mcfuzz_br36, 0)) ? t : A) + w;
}
int mcfuzz_main(void) { ++mcfuzz_br37; int n = 1; return f(0, &n) == 12345; }
int main(void) {
  int status = mcfuzz_main();
  mcfuzz_end();
  return status;
}
