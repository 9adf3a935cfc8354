// rejected: structured: calls thrd_create
// Which of the two threads comes first is open.
#include <threads.h>

static _Atomic int First;

static int work(void *Unused) {
  (void)Unused;
  First = 2;
  return 0;
}

int main(void) {
  thrd_t Thread;
  int Early = 0;
  if (thrd_create(&Thread, work, 0) != thrd_success)
    return 0;
  if (First == 0)
    Early = 1;
  thrd_join(Thread, 0);
  return Early * 0;
}
