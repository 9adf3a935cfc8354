// strlen runs from one member of a struct into the next, because the first
// has no place for a terminating zero: C17 7.24.6.3 with 7.1.1p1.
#include <string.h>

struct Record {
  char Code[4];
  char Comment[8];
};

int main(void) {
  struct Record R = {{'A', 'B', 'C', 'D'}, "ok"};
  if (strlen(R.Code) != 6)
    return 1;
  return 0;
}
