// rejected: closed: calls getenv
// C17 7.22.4.6: the environment is not the program's.
#include <stdlib.h>

int main(void) {
  const char *Home = getenv("HOME");
  int Known = 0;
  if (Home && Home[0] == '/')
    Known = 1;
  return Known * 0;
}
