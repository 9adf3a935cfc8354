// rejected: closed: line 8: uses the variable environ
// The environment without getenv, by the variable of POSIX.
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
  int Variables = 0;
  for (char **At = environ; At && *At; ++At)
    ++Variables;
  return Variables * 0;
}
