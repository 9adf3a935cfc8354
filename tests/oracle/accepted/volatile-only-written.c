// TRICK: volatile objects are written like device registers but never read, so no value comes out of them (C17 5.1.2.3p6)
#include <stdlib.h>

struct port { volatile unsigned out; int written; };

static volatile int last;
static volatile char log_bytes[4];

static void put(struct port *p, unsigned v) {
  p->out = v;
  p->written++;
}

int main(void) {
  struct port p = {0, 0};
  volatile int *alias = &last;
  for (unsigned i = 0; i < 5; i++)
    if (i % 2)
      put(&p, i);
    else
      *alias = (int)i;
  if (p.written != 2)
    abort();
  int chained = 9, k = 0;
  log_bytes[k++] = 'a';
  log_bytes[k++] = (char)chained;
  if (k != 2 || alias != &last)
    abort();
  return sizeof p.out == 4 && sizeof log_bytes == 4 ? 0 : 1;
}
