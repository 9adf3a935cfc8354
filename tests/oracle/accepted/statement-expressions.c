// TRICK: GNU statement expressions give their last value; single evaluation, loops and inner declarations are all determined
#include <stdlib.h>

#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })

static int calls;
static int next(void) { return ++calls; }

int main(void) {
  int i = 3;
  if (MAX(i++, 2) != 3 || i != 4)
    abort();
  if (MAX(next(), MAX(0, -1)) != 1 || calls != 1)
    abort();
  int sum = ({
    int s = 0;
    for (int k = 1; k <= 10; k++)
      if (k % 3)
        s += k;
    s;
  });
  if (sum != 37)
    abort();
  i = ({ i++; i * 2; }); /* full expressions inside, then the assignment */
  if (i != 10)
    abort();
  while (({ int c = next(); c < 5; }))
    i++;
  return i == 13 && calls == 5 && ({ ; 1; }) ? 0 : 1;
}
