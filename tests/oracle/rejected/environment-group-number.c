// rejected: closed: calls getegid
// Who runs the program, by the group.
#include <unistd.h>

int main(void) {
  int Privileged = 0;
  if (getgid() == 0 || getegid() == 0)
    Privileged = 1;
  return Privileged * 0;
}
