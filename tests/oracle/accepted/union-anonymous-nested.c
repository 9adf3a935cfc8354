// TRICK: stores to small members of anonymous and nested unions leave what lies outside that union alone (C17 6.7.2.1p13, 6.2.6.1p7)
#include <stdlib.h>

struct value {
  int kind;
  union {
    char c;
    struct { short lo, hi; };
    union { unsigned char bytes[4]; int i; } raw;
  };
  int after;
};

static int get(const struct value *v) {
  if (v->kind == 0)
    return v->c;
  return v->kind == 1 ? v->lo + v->hi : v->raw.i;
}

int main(void) {
  struct value v[3] = {{0, {1}, 10}, {1, {2}, 20}, {2, {3}, 30}};
  int n = 0;
  v[n++].c = 'z';
  v[n].lo = 5; /* both halves are set before either is read */
  v[n++].hi = 6;
  v[n].raw.i = 9;
  if (n != 2 || get(v) != 'z' || get(v + 1) != 11 || get(v + 2) != 9)
    abort();
  int after = 0;
  for (struct value *p = v; p < v + 3; p++) {
    p->c = (char)p->after;
    after += p->after + p->c;
  }
  return after == 120 && v[1].kind == 1 ? 0 : 1;
}
