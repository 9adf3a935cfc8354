// TRICK: calloc gives zeros that are read before any write; zero bits are 0, 0.0 and null on both targets (C17 7.22.3.2)
#include <stdlib.h>

struct bucket { int count; double weight; struct bucket *next; };

int main(void) {
  struct bucket *table = calloc(16, sizeof *table);
  int *histogram = calloc(10, sizeof *histogram);
  if (!table || !histogram)
    abort();
  for (int i = 0; i < 16; i++)
    if (table[i].count || table[i].weight != 0.0 || table[i].next)
      abort();
  for (const char *p = "3141592653"; *p; p++)
    histogram[*p - '0']++;
  int most = 0, absent = 0;
  for (int i = 0; i < 10; i++) {
    if (histogram[i] > histogram[most])
      most = i;
    absent += !histogram[i];
  }
  if (most != 1 && most != 3 && most != 5)
    abort();
  table[3].count++;
  table[3].next = &table[4];
  int linked = table[3].next->count == 0;
  free(table);
  free(histogram);
  return linked && absent == 3 && most == 1 ? 0 : 1;
}
