// TRICK: GNU vectors: element-wise arithmetic, unsigned wrap per lane, comparisons give 0 or -1, subscripts and initialisers
#include <stdlib.h>

typedef int v4si __attribute__((vector_size(16)));
typedef unsigned char v8qu __attribute__((vector_size(8)));

int main(void) {
  v4si a = {1, 2, 3, 4}, b = {4, 3, 2, 1}, c;
  c = a * b + 1;
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += c[i];
  if (sum != 24)
    abort();
  c = a > b;
  if (c[0] != 0 || c[3] != -1)
    abort();
  c = (a & c) | (b & ~c); /* the larger of each pair */
  if (c[0] != 4 || c[1] != 3 || c[2] != 3)
    abort();
  v8qu bytes = {250, 1};
  int wrapped = 0;
  for (int i = 0; i < 8; i++) {
    bytes += 1;
    if (bytes[0] < 5)
      wrapped++;
  }
  c[2] = -9;
  return wrapped == 3 && bytes[7] == 8 && c[2] == -9 && sizeof c == 16 ? 0 : 1;
}
