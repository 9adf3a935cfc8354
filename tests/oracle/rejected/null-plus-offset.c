// rejected: address-undefined: line 6: applying non-zero offset 4 to null pointer
// Base and limit are computed before the test for null: C17 6.5.6p8.
#include <stddef.h>

static int sum(const unsigned char *From, size_t Count) {
  const unsigned char *End = From + Count;
  int Sum = 0;
  if (From == NULL)
    return 0;
  while (From != End)
    Sum += *From++;
  return Sum;
}

int main(void) {
  const unsigned char Bytes[3] = {1, 2, 3};
  return sum(Bytes, 3) - 6 + sum(NULL, 4);
}
