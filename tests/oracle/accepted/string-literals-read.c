// TRICK: equal literals may or may not share storage; only contents and sizes are compared, never addresses (C17 6.4.5p7)
#include <stdlib.h>
#include <string.h>

static const char *color(int i) { return i ? "red" : "dark red"; }

int main(void) {
  const char *a = "same text", *b = "same text", *tail = "text";
  if (strcmp(a, b) != 0 || strcmp(a + 5, tail) != 0)
    abort();
  if (sizeof "four" != 5 || sizeof "a\0b" != 4 || strlen("a\0b") != 1)
    abort();
  if ("index"[2] != 'd' || *"star" != 's')
    abort();
  int n = 0;
  for (const char *p = "con" "cat" "enated"; *p; p++)
    n++;
  if (n != 12 || "\x41""1"[0] != 'A' || '\101' != 'A')
    abort();
  if (strcmp(color(1), color(0) + 5) || strcmp(color(0), "dark red"))
    abort();
  char three[3] = "abc"; /* no terminator, by 6.7.9p14 */
  int letters = 0;
  for (unsigned i = 0; i < sizeof three; i++)
    if (three[i] >= 'a' && three[i] <= 'c')
      letters++;
  return letters == 3 && memcmp(three, "abcd", 3) == 0 ? 0 : 1;
}
