// TRICK: searches return pointers into the argument or null; strtok changes an array of its own, and '\0' can be searched (C17 7.24.5)
#include <stdlib.h>
#include <string.h>

int main(void) {
  char line[] = ";;one;two;;three;", *token;
  const char *words[] = {"one", "two", "three"};
  int n = 0;
  for (token = strtok(line, ";"); token; token = strtok(NULL, ";"))
    if (n >= 3 || strcmp(token, words[n++]) != 0)
      abort();
  if (n != 3 || line[5] != '\0')
    abort();
  const char *s = "banana";
  if (strchr(s, 'n') - s != 2 || strrchr(s, 'n') - s != 4 || strchr(s, '\0') != s + 6)
    abort();
  if (strstr(s, "nan") != s + 2 || strstr(s, "") != s || strstr(s, "nab"))
    abort();
  if (strspn(s, "ab") != 2 || strcspn(s, "n") != 2 || *strpbrk(s, "xn") != 'n')
    abort();
  int hits = 0;
  for (const char *p = s; (p = strchr(p, 'a')) != NULL; p++)
    hits++;
  char pad[6];
  strncpy(pad, "ab", sizeof pad); /* fills with zeros */
  if (memchr(pad, '\0', sizeof pad) != pad + 2 || pad[5] || strncmp("abx", "aby", 2))
    abort();
  char joined[8] = "x";
  strcat(strcpy(joined + 1, "yz"), "!");
  return hits == 3 && strcmp(joined, "xyz!") == 0 && strcmp("\x80", "\x7f") > 0 ? 0 : 1;
}
