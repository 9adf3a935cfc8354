// rejected: address-undefined: line 8: applying zero offset to null pointer
// An empty range as NULL and 0: a null pointer points to no element, so in C
// even + 0 is undefined (C17 6.5.6p8; C2y allows it).
#include <stddef.h>

static int sum(const int *From, size_t Count) {
  int Sum = 0;
  for (const int *End = From + Count; From != End; ++From)
    Sum += *From;
  return Sum;
}

int main(void) {
  int Two[2] = {5, 6};
  return sum(Two, 2) - 11 + sum(NULL, 0);
}
