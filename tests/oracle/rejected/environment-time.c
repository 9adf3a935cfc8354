// rejected: closed: calls time
// The time of day decides a branch: C17 7.27.2.4.
#include <time.h>

int main(void) {
  time_t Now = time(0);
  int Later = 0;
  if (Now > 1700000000)
    Later = 1;
  return Later * 0;
}
