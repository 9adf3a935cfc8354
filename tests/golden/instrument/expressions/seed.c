extern void use(void *);
struct S { int b : 3; int c[2]; } s = {1 ? 2 : 3};
enum { A = 1 ? 4 : 5 };
static int t = sizeof(char[1 ? 2 : 3]);
int get(int *p) { return (*p)++; }
int f(int n, int *p) {
  static int u = 1 ? 6 : 7;
  char *q = n ? (char *)p : 0;
  int r = n > 1 ? n > 2 ? 1 : 2 : 3;
  int v = s.b ?: 9;
  int w = get(p) ?: n;
  int x = n && r || v;
  int y = sizeof(n ? 1 : 2) + _Generic(n ? 1 : 2, int: n ? 3 : 4, default: 5);
  int z = __builtin_constant_p(n ? 1 : 2) + __builtin_choose_expr(1, n ? 1 : 2, n ? 3 : 4);
  int a[2] = {[1] = n ? 1 : 2};
  n ? (void)0 : (void)1;
  switch (n) { case 1 ? 2 : 3: break; }
  for (int i = n ? 1 : 0; i ? 0 : i < 2; i += n ? 1 : 2) q = q ? q : q;
  return ({ n ? x : y; }) + z + a[1] + (u ? t : A) + w;
}
int main(void) { int n = 1; return f(0, &n) == 12345; }
