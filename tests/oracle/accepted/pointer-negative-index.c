// TRICK: negative subscripts off a pointer into the middle stay inside the array (C17 6.5.2.1p2, 6.5.6p8)
#include <stdlib.h>

int main(void) {
  static int table[21];
  int *const zero = table + 10;
  for (int i = -10; i <= 10; i++)
    zero[i] = i * i * i;
  if (table[0] != -1000 || zero[-1] != -1 || (-2)[zero] != -8)
    abort();
  int negatives = 0;
  for (int i = 10; i >= -10; i--)
    if (zero[i] < 0)
      negatives++;
  if (negatives != 10)
    abort();
  int *p = &zero[10];
  unsigned back = 20;
  while (back--)
    p -= 1;
  if (p != table || p - zero != -10)
    abort();
  const char *word = "backwards" + 8;
  return word[-8] == 'b' && word[0] == 's' && *(zero - 3) == -27 ? 0 : 1;
}
