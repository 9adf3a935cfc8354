// wcslen on an array whose last element is no terminator, saved by a struct
// that goes on with zeros: C17 7.29.4.6.1 with 7.1.1p1.
#include <wchar.h>

struct Label {
  wchar_t Name[3];
  int Zero;
};

int main(void) {
  struct Label L = {{L'a', L'b', L'c'}, 0};
  if (wcslen(L.Name) != 3)
    return 1;
  return 0;
}
