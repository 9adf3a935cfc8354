// TRICK: the parser tests before it multiplies, so even INT_MIN is read without leaving the range of int
#include <limits.h>
#include <stdlib.h>

static int parse(const char *s, int *ok) {
  int sign = *s == '-' ? -1 : 1, v = 0;
  *ok = 0;
  if (*s == '-' || *s == '+')
    s++;
  if (!*s)
    return 0;
  for (; *s; s++) {
    int d = *s - '0';
    if (d < 0 || d > 9 || v < (INT_MIN + d) / 10)
      return 0;
    v = v * 10 - d; /* negative, because INT_MIN has no positive twin */
  }
  if (sign > 0 && v < -INT_MAX)
    return 0;
  *ok = 1;
  return sign > 0 ? -v : v;
}

int main(void) {
  static const struct { const char *s; int ok, v; } t[] = {
      {"2147483647", 1, INT_MAX}, {"-2147483648", 1, INT_MIN}, {"2147483648", 0, 0}, {"-2147483649", 0, 0},
      {"-0", 1, 0}, {"+17", 1, 17}, {"-", 0, 0}, {"12x", 0, 0}, {"99999999999", 0, 0}};
  for (unsigned i = 0; i < sizeof t / sizeof *t; i++) {
    int ok, v = parse(t[i].s, &ok);
    if (ok != t[i].ok || v != t[i].v)
      abort();
  }
  return 0;
}
