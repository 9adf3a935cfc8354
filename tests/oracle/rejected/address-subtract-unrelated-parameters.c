// rejected: address-undefined: line 6: invalid-pointer-pair:
// The distance of two objects, computed where nobody knows them: C17 6.5.6p9.
#include <stddef.h>

static ptrdiff_t distance(const char *From, const char *To) {
  return To - From;
}

int main(void) {
  char Name[8] = "abc", Other[8] = "def";
  int Same = 0;
  if (distance(Name, Other) == 0)
    Same = 1;
  return Same;
}
