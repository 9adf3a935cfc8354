// TRICK: const is cast away, but const objects are only read; writes go to objects that were never const (C17 6.7.3p6)
#include <stdlib.h>
#include <string.h>

static const int fixed[3] = {1, 2, 3};

static int sum(int *v, int n) { /* lacks const, but only reads */
  int s = 0;
  while (n--)
    s += *v++;
  return s;
}

static char *skip(const char *s, char c) {
  while (*s == c)
    s++;
  return (char *)s;
}

int main(void) {
  int plain = 5;
  const int *view = &plain;
  if (sum((int *)fixed, 3) != 6)
    abort();
  *(int *)view = 6; /* plain is not const */
  if (plain != 6 || *view != 6)
    abort();
  char text[] = "  x";
  const struct { int *p; } holder = {&plain};
  *skip(text, ' ') = 'y';
  *holder.p = 8; /* the pointer is const, its target not */
  if (text[2] != 'y' || *skip("aab", 'a') != 'b')
    abort();
  return plain == 8 && strchr("abc", 'c')[0] == 'c' ? 0 : 1;
}
