// TRICK: string functions with a size of zero and valid pointers, past-the-end ones included, do nothing (C17 7.24.1p2)
#include <stdlib.h>
#include <string.h>

int main(void) {
  char a[4] = "abc", b[4] = "xyz";
  memcpy(a, b, 0);
  memmove(a + 4, b, 0); /* one past the end, nothing written */
  memset(a, '!', 0);
  if (strcmp(a, "abc") != 0)
    abort();
  if (memcmp(a, b, 0) != 0 || strncmp(a, b, 0) != 0)
    abort();
  if (memchr(a, 'a', 0) != NULL)
    abort();
  strncat(a, "more", 0);
  strncpy(b, "q", 0);
  if (a[3] != '\0' || b[0] != 'x')
    abort();
  for (size_t n = 0; n <= 3; n++) {
    memcpy(a + n, b + n, 3 - n);
    if (n == 3 && strcmp(a, b) != 0)
      abort();
  }
  free(NULL);
  void *none = malloc(0); /* null or not: both may be freed */
  free(none);
  return memchr("hay", 'y', 100) ? 0 : 1; /* stops at the match, 7.24.5.1p2 */
}
