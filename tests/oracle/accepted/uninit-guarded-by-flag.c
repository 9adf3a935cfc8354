// TRICK: the variable is indeterminate on some paths, but a flag (or short circuit) keeps every such path from reading it
#include <stdlib.h>

static int parse(const char *s, int *value) {
  if (*s < '0' || *s > '9')
    return 0; /* *value stays unset */
  *value = 0;
  while (*s >= '0' && *s <= '9')
    *value = *value * 10 + (*s++ - '0');
  return 1;
}

int main(void) {
  const char *words[] = {"12", "x", "305", "", "7up"};
  int sum = 0, bad = 0;
  for (int i = 0; i < 5; i++) {
    int value;
    if (parse(words[i], &value) && value > 5)
      sum += value;
    else
      bad++;
  }
  if (sum != 324 || bad != 2)
    abort();
  int best, found = 0;
  for (int i = 20; i > 0; i--)
    if (i % 7 == 0 && (!found || i < best)) {
      best = i;
      found = 1;
    }
  return found && best == 7 ? 0 : 1;
}
