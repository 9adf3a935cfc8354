// TRICK: sscanf reads from a fixed string in memory, so nothing comes from outside; unset targets are not looked at (C17 7.21.6.7)
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int a, b, used, n;
  char word[8], c;
  unsigned hex;
  float f;
  if (sscanf("12 -7 tail", "%d %d %7s", &a, &b, word) != 3 || a + b != 5 || strcmp(word, "tail"))
    abort();
  n = sscanf("34 oops", "%d %d", &a, &b);
  if (n != 1 || a != 34 || b != -7)
    abort();
  if (sscanf("ff:0.5;", "%x:%f%c%n", &hex, &f, &c, &used) != 3 || hex != 255 || f != 0.5f || c != ';' || used != 7)
    abort();
  if (sscanf("key=val", "%7[a-z]=%*3s", word) != 1 || strcmp(word, "key") != 0)
    abort();
  if (sscanf("", "%d", &n) != EOF)
    abort();
  const char *p = "3,14,159";
  int sum = 0;
  while (sscanf(p, "%d%n", &a, &used) == 1) {
    sum += a;
    p += used;
    if (*p == ',')
      p++;
  }
  return sum == 176 && *p == '\0' ? 0 : 1;
}
