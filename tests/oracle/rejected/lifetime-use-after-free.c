// rejected: address-undefined: line 21: heap-use-after-free
// The next element is read from one that is already freed: C17 6.2.4p2.
#include <stdlib.h>

struct Node {
  struct Node *Next;
};

int main(void) {
  struct Node *List = NULL;
  for (int I = 0; I < 3; ++I) {
    struct Node *N = malloc(sizeof *N);
    if (!N)
      return 0;
    N->Next = List;
    List = N;
  }
  while (List) {
    struct Node *Following = List->Next;
    free(List);
    if (List->Next != Following)
      break;
    List = Following;
  }
  return 0;
}
