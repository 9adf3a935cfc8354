// rejected: address-undefined: line 8: null pointer passed as argument 2, which is declared to never b
// Nothing is copied, but the pointer must be valid: C17 7.24.1p2 (C2y allows
// it).
#include <stddef.h>
#include <string.h>

static void append(char *To, const char *From, size_t Count) {
  memcpy(To, From, Count);
}

int main(void) {
  char Text[8] = "";
  append(Text, "abc", 3);
  append(Text + 3, NULL, 0);
  int Length = 0;
  while (Text[Length])
    ++Length;
  return Length - 3;
}
