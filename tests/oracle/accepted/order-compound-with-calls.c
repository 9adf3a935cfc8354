// TRICK: L op= f() is fine while f leaves L alone, for every kind of L: bit-field, pointer, char, float, element (C17 6.5.16.2)
#include <stdlib.h>

static int ticks;
static int tick(void) { return ++ticks; }

struct mix { unsigned b : 4; signed char c; float f; _Bool flag; };

int main(void) {
  struct mix m = {1, 100, 0.5f, 0};
  int a[6] = {1, 1, 1, 1, 1, 1}, *p = a, k = 0;
  long long w = 1;
  m.b += tick();            /* 1 */
  m.c += tick() * 50;       /* 2: 200 becomes -56 */
  m.f *= tick();            /* 3 */
  m.flag |= tick();         /* 4 */
  p += tick() - 2;          /* 5 */
  w <<= tick() * 6;         /* 6 */
  a[k++] -= tick();         /* 7 */
  if (m.b != 2 || m.c != -56 || m.f != 1.5f || m.flag != 1)
    abort();
  if (p - a != 3 || w != 1LL << 36 || a[0] != -6 || k != 1)
    abort();
  for (p = a + 1; p < a + 6;)
    *p++ += tick() % 3;
  int sum = 0;
  for (int i = 0; i < 6; i++)
    sum += a[i];
  w /= tick() + 3;
  return sum == -6 + 5 + 5 && w == 1LL << 32 && ticks == 13 ? 0 : 1;
}
