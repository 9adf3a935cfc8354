// TRICK: null pointers of all types compare equal, are false, and &*p of a null p is not evaluated (C17 6.3.2.3p4, 6.5.3.2p3)
#include <stddef.h>
#include <stdlib.h>

static int not_null(const void *p) { return p ? 1 : 0; }

int main(void) {
  int *i = 0, x;
  char *c = NULL;
  void (*f)(void) = NULL;
  void *v = (void *)0;
  if (i != NULL || c || !(!f) || v != (void *)c)
    abort();
  int *same = &*i;
  if (same != i || not_null(same))
    abort();
  if (!not_null(&x) || &x == NULL || !not_null(""))
    abort();
  int **chain[] = {&i, NULL};
  int n = 0;
  for (int ***p = chain; *p; p++)
    if (**p == NULL)
      n++;
  if (n != 1 || (i && *i == 3))
    abort();
  if (i == NULL || *i != 0)
    return (v == NULL ? c == NULL : 0) ? 0 : 1;
  return 1;
}
