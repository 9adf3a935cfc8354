// TRICK: memccpy stops behind the character and returns the place behind its copy, null if it was not found (POSIX, C23 7.26.2.2)
#include <stdlib.h>
#include <string.h>

int main(void) {
  char out[16];
  char *end = memccpy(out, "key=value", '=', 10);
  if (end == NULL || end - out != 4)
    abort();
  end[-1] = '\0';
  if (out[0] != 'k' || strcmp(out, "key") != 0)
    abort();
  if (memccpy(out, "abc", 'x', 3) != NULL || out[2] != 'c')
    abort();
  char *to = out;
  const char *parts[] = {"ab", "", "cde"};
  for (int i = 0; i < 3; i++) {
    to = memccpy(to, parts[i], '\0', sizeof out - (size_t)(to - out));
    if (!to)
      abort();
    to--;
  }
  int letters = 0;
  for (char *p = out; *p; p++)
    if (*p >= 'a' && *p <= 'e')
      letters++;
  return letters == 5 ? 0 : 1;
}
