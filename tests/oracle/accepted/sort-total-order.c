// TRICK: qsort is not stable, but no two elements compare equal, so there is one result (C17 7.22.5.2p4), found by bsearch too
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct item { char name[6]; int weight; };

/* No branches: how often qsort compares is unspecified. */
static int by_weight(const void *a, const void *b) {
  const struct item *x = a, *y = b;
  int name = strcmp(x->name, y->name);
  int weight = (x->weight > y->weight) - (x->weight < y->weight);
  return 2 * weight + (name > 0) - (name < 0);
}
static int by_byte(const void *a, const void *b) { return *(const unsigned char *)a - *(const unsigned char *)b; }

int main(void) {
  struct item list[] = {{"kiwi", 3}, {"fig", INT_MAX}, {"date", 3}, {"plum", INT_MIN}, {"lime", 0}};
  qsort(list, 5, sizeof *list, by_weight);
  const char *expected[] = {"plum", "lime", "date", "kiwi", "fig"};
  for (int i = 0; i < 5; i++)
    if (strcmp(list[i].name, expected[i]) != 0)
      abort();
  char letters[] = "sorting";
  qsort(letters, 7, 1, by_byte);
  if (strcmp(letters, "ginorst") != 0)
    abort();
  qsort(list, 0, sizeof *list, by_weight); /* nothing to do */
  struct item key = {"date", 3}, *found = bsearch(&key, list, 5, sizeof *list, by_weight);
  key.weight = 4;
  return found == &list[2] && !bsearch(&key, list, 5, sizeof *list, by_weight) ? 0 : 1;
}
