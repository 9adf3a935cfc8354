// The length of an empty range, both ends null: C17 6.5.6p9 wants elements of
// one array (C2y allows it).
#include <stddef.h>

struct Range {
  const int *From, *To;
};

static ptrdiff_t length(struct Range R) { return R.To - R.From; }

int main(void) {
  int Two[2] = {5, 6};
  struct Range Ranges[2] = {{Two, Two + 2}, {NULL, NULL}};
  int Empty = 0;
  for (int I = 0; I < 2; ++I)
    if (length(Ranges[I]) == 0)
      ++Empty;
  return Empty - 1;
}
