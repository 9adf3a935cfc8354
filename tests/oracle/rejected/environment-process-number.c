// rejected: closed: calls getpid
// The number of the process.
#include <unistd.h>

int main(void) {
  int Even = 0;
  if (getpid() % 2 == 0)
    Even = 1;
  return Even * 0;
}
