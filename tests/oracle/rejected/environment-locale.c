// rejected: closed: calls setlocale
// Which locales are installed: C17 7.11.1.1.
#include <locale.h>
#include <stddef.h>

int main(void) {
  int Local = 0;
  if (setlocale(LC_ALL, "") != NULL)
    Local = 1;
  return Local * 0;
}
