// rejected: closed: calls getwchar
// The same by getwchar: C17 7.29.3.7.
#include <wchar.h>

int main(void) {
  int Letters = 0;
  while (getwchar() != WEOF)
    ++Letters;
  return Letters * 0;
}
