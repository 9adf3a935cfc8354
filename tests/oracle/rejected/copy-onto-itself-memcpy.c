// labelled: library-function: memcpy
// Source and target are the same, so they overlap: C17 7.24.2.1p2.
#include <string.h>

struct Matrix {
  double Cells[9];
};

static void assign(struct Matrix *To, const struct Matrix *From) {
  memcpy(To, From, sizeof *To);
}

int main(void) {
  struct Matrix All[2] = {{{1.0}}, {{2.0}}};
  for (int I = 0; I < 2; ++I)
    assign(&All[1], &All[I]);
  return All[1].Cells[0] == 1.0 ? 0 : 1;
}
