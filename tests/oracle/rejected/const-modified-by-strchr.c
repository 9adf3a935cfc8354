// labelled: library-function: strchr
// strchr drops the const of its argument, so a const array is modified without
// any cast: C17 6.7.3p6.
#include <string.h>

int main(void) {
  const char Path[] = "usr/lib";
  char *Slash = strchr(Path, '/');
  int Cut = 0;
  if (Slash) {
    *Slash = 0;
    Cut = 1;
  }
  return Cut - 1;
}
