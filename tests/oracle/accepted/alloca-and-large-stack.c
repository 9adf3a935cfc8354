// TRICK: alloca memory lives until the function returns, also across loop rounds (GNU C); a megabyte of stack is used in order
#include <stdlib.h>
#include <string.h>

static int chain(int n) {
  struct cell { struct cell *next; int v; } *head = NULL;
  for (int i = 0; i < n; i++) {
    struct cell *c = __builtin_alloca(sizeof *c);
    c->next = head;
    c->v = i;
    head = c;
  }
  int sum = 0;
  for (; head; head = head->next)
    sum += head->v;
  return sum;
}

static long spread(void) {
  char big[1 << 20];
  memset(big, 1, sizeof big);
  long n = 0;
  for (size_t i = 0; i < sizeof big; i += 4096)
    if (big[i] == 1)
      n++;
  return n;
}

int main(void) {
  if (chain(50) != 1225 || chain(0) != 0)
    abort();
  return spread() == 256 ? 0 : 1;
}
