// rejected: closed: calls get_nprocs
// How many processors the machine has.
#include <sys/sysinfo.h>

int main(void) {
  int Many = 0;
  if (get_nprocs() > 1)
    Many = 1;
  return Many * 0;
}
