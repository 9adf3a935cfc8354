// rejected: closed: calls newlocale
// The same by newlocale of POSIX.
#define _GNU_SOURCE
#include <locale.h>

int main(void) {
  locale_t Object = newlocale(LC_ALL_MASK, "de_DE.UTF-8", (locale_t)0);
  int Installed = 0;
  if (Object != (locale_t)0)
    Installed = 1;
  return Installed * 0;
}
