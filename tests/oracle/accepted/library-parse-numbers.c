// TRICK: strtol and friends on fixed strings set the end pointer and errno as specified, out-of-range input included (C17 7.22.1.4)
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *end;
  const char *text = " -42rest";
  if (strtol(text, &end, 10) != -42 || strcmp(end, "rest") != 0)
    abort();
  if (strtol("0x1fg", &end, 0) != 31 || *end != 'g' || strtol("077", NULL, 0) != 63)
    abort();
  text = "none";
  if (strtol(text, &end, 10) != 0 || end != text)
    abort();
  errno = 0;
  if (strtoll("99999999999999999999", NULL, 10) != LLONG_MAX || errno != ERANGE)
    abort();
  errno = 0;
  if (strtoul("-1", NULL, 10) != ULONG_MAX || errno != 0)
    abort();
  if (strtod("0.375e1x", &end) != 3.75 || *end != 'x')
    abort();
  int sum = 0;
  for (text = "1 20 300"; *text; text = end)
    sum += (int)strtol(text, &end, 10);
  return sum == 321 && atoi("12abc") == 12 && strtol("zz", NULL, 36) == 1295 ? 0 : 1;
}
