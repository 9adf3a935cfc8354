// TRICK: narrow operands are promoted to int, so 200+100 is 300 and ~0 of unsigned char is negative (C17 6.3.1.1p2)
#include <stdlib.h>

int main(void) {
  unsigned char a = 200, b = 100, c;
  if (a + b != 300)
    abort();
  c = (unsigned char)(a + b);
  if (c != 44)
    abort();
  if (~c >= 0 || (unsigned char)~c != 211)
    abort();
  unsigned char i;
  int rounds = 0;
  for (i = 250; i >= 250; i++) /* leaves when i wraps to 0 */
    rounds++;
  if (rounds != 6 || i != 0)
    abort();
  unsigned short s = 65535;
  if ((s << 1) != 131070 || (unsigned)s * s != 4294836225u)
    abort();
  signed char n = -1;
  if (n == (signed char)255 && n != 255 && (a - b) / 3 == 33 && b - a < 0)
    return 0;
  return 1;
}
