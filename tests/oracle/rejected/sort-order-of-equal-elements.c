// labelled: library-function: qsort
// qsort may leave equal elements in any order: C17 7.22.5.2p4.
#include <stdlib.h>

struct Card {
  int Rank, Place;
};

static int byRank(const void *A, const void *B) {
  const struct Card *Left = A, *Right = B;
  return (Left->Rank > Right->Rank) - (Left->Rank < Right->Rank);
}

int main(void) {
  struct Card Cards[4] = {{2, 0}, {1, 1}, {2, 2}, {1, 3}};
  qsort(Cards, 4, sizeof Cards[0], byRank);
  int Stable = 0;
  for (int I = 0; I < 3; I += 2)
    if (Cards[I].Place < Cards[I + 1].Place)
      ++Stable;
  return Stable * 0;
}
