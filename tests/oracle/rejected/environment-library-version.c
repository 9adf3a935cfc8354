// rejected: closed: calls gnu_get_libc_version
// Which C library the program meets.
#include <gnu/libc-version.h>

int main(void) {
  const char *Version = gnu_get_libc_version();
  int Second = 0;
  if (Version[0] == '2')
    Second = 1;
  return Second * 0;
}
