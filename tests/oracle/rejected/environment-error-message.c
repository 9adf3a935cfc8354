// rejected: closed: calls strerror
// The text of a message is locale- and implementation-specific: C17 7.24.6.2.
#include <errno.h>
#include <string.h>

int main(void) {
  const char *Text = strerror(ENOENT);
  int Spaces = 0;
  while (*Text)
    if (*Text++ == ' ')
      ++Spaces;
  return Spaces * 0;
}
