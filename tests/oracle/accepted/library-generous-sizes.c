// TRICK: the size passed exceeds the array, but the functions stop earlier by definition: at the match, the null, the short output
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char a[8] = "ab", word[3] = {'x', 'y', '\0'};
  size_t much = 1000;
  if (strncmp(a, "abc", much) >= 0 || strncmp(word, "xy", much) != 0)
    abort();
  strncat(a, word, much);
  if (strcmp(a, "abxy") != 0)
    abort();
  if ((char *)memchr(a, 'x', much) - a != 2) /* sequential, 7.24.5.1p2 */
    abort();
  if (snprintf(a, much, "%d", 42) != 2 || a[1] != '2')
    abort();
  int longest = 0;
  const char *list[] = {"", "four", "three"};
  for (int i = 0; i < 3; i++)
    if (snprintf(a, much, "<%s>", list[i]) > longest)
      longest = (int)strlen(a);
  return longest == 7 ? 0 : 1;
}
