// rejected: structured: calls pthread_create
// Two threads count in one int: C17 5.1.2.4p35.
#include <pthread.h>

static int Count;

static void *work(void *Unused) {
  for (int I = 0; I < 10; ++I)
    ++Count;
  return Unused;
}

int main(void) {
  pthread_t Thread;
  if (pthread_create(&Thread, 0, work, 0) != 0)
    return 0;
  work(0);
  pthread_join(Thread, 0);
  return Count > 0 ? 0 : 1;
}
