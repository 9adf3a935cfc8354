// TRICK: arguments and initialisers are structures, unions and long doubles from calls, each with effects of its own only
#include <stdlib.h>

struct big { int v[8]; };
struct two { char c; int i; };
union any { int i; char b[4]; };

static int n1, n2, n3;
static struct big big(int k) { struct big b = {{k, ++n1}}; return b; }
static struct two two(int k) { return (struct two){(char)k, ++n2}; }
static union any any(int k) { n3++; return (union any){.i = k}; }
static long double ld(int k) { return k * 0.5L; }
static int take(struct big b, struct two t, union any u, long double d) {
  return b.v[0] + b.v[1] * 10 + t.c + t.i * 10 + u.i + (int)d;
}
static int (*pick(int *calls))(struct big, struct two, union any, long double) {
  ++*calls;
  return take;
}

int main(void) {
  int picked = 0, sum = 0;
  for (int i = 0; i < 3; i++)
    sum += take(big(1), two(2), any(3), ld(4));
  if (sum != 144 || n1 != 3 || n2 != 3 || n3 != 3)
    abort();
  if (pick(&picked)(big(1), two(1), any(1), ld(2)) != 84 || picked != 1)
    abort();
  struct { struct big b; struct two t[2]; union any u; } all = {big(7), {two(8), {'x', 0}}, any(9)};
  if (all.b.v[1] != 5 || all.t[0].i != 5 || all.u.i != 9)
    abort();
  return big(n2).v[n3 - n2 + 1] == 6 && two(1).i - any(2).i == 4 ? 0 : 1;
}
