// TRICK: repeated declarations, tentative definitions and block-scope extern all name one object (C17 6.9.2, 6.2.2p4)
#include <stdlib.h>

int counter;
int counter;
extern int counter;
static int hidden[3];
extern int limit;
int step(void), step(void);
inline int twice(int v) { return 2 * v; }
extern inline int twice(int v);

static int use(void) {
  int counter = 100;
  {
    extern int counter; /* the one at file scope */
    counter += step();
  }
  return counter;
}

int main(void) {
  extern int hidden_sum(void);
  if (counter != 0 || hidden[2])
    abort();
  while (counter < limit)
    if (use() != 100)
      abort();
  hidden[1] = counter;
  return hidden_sum() == 12 && twice(counter) == 24 ? 0 : 1;
}

int counter;
int limit = 10;
int step(void) { return limit > 5 ? 3 : 1; }
int hidden_sum(void) { return hidden[0] + hidden[1] + hidden[2]; }
