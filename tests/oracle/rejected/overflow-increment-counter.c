// rejected: address-undefined: line 12: signed integer overflow: 2147483647 + 1 cannot be represented
// ++ on an int that holds INT_MAX: C17 6.5p5 by 6.5.2.4p2. The counter wraps
// in a struct on the way; nothing tests it.
#include <limits.h>

struct Ticket {
  int Next;
  int Issued;
};

static void issue(struct Ticket *T) {
  T->Next++;
  T->Issued++;
}

int main(void) {
  struct Ticket T = {INT_MAX - 2, 0};
  while (T.Issued < 5)
    issue(&T);
  return T.Issued - 5;
}
