// rejected: source: line 7: more '%' conversions than data arguments
// Two conversions, one argument: C17 7.21.6.1p2. The buffer cuts the second.
#include <stdio.h>

int main(void) {
  char Text[4];
  snprintf(Text, sizeof Text, "%s-%d", "abc");
  int Letters = 0;
  while (Text[Letters])
    ++Letters;
  return Letters - 3;
}
