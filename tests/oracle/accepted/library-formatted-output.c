// TRICK: snprintf returns the length that it wanted, cuts what does not fit, and precision permits an unterminated array (C17 7.21.6.1p8)
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char b[32], tiny[4], raw[3] = {'x', 'y', 'z'};
  if (sprintf(b, "%d|%5.2f|%-4s|%c", -7, 2.25, "ab", 'z') != 15)
    abort();
  if (strcmp(b, "-7| 2.25|ab  |z") != 0)
    abort();
  if (snprintf(tiny, sizeof tiny, "%s", "overlong") != 8 || strcmp(tiny, "ove"))
    abort();
  if (snprintf(NULL, 0, "%#x %+d", 255u, 3) != 7)
    abort();
  sprintf(b, "%.3s%.*s", raw, 1, raw);
  if (strcmp(b, "xyzx") != 0)
    abort();
  int seen = -1, total = 0;
  sprintf(b, "abc%nxyz", &seen);
  for (int i = 1; i <= 1000; i *= 10)
    total += snprintf(b, sizeof b, "%d", i);
  if (seen != 3 || total != 10)
    abort();
  sprintf(b, "%lld %hhu %zu %a", 1LL << 40, (unsigned char)250, sizeof(char), 1.0);
  return printf("%s\n", strncmp(b, "1099511627776 250 1 0x", 22) ? "bad" : "good") == 5 ? 0 : 1;
}
