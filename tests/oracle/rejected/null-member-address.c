// rejected: address-undefined: line 11: member access within null pointer of type 'struct Node'
// offsetof by hand: the -> on a null pointer is undefined, C17 6.5.2.3p4 with
// 6.5.3.2p4.
#include <stddef.h>

struct Node {
  int Key;
  struct Node *Next;
};

static struct Node **link(struct Node *N) { return &N->Next; }

int main(void) {
  struct Node Single = {1, NULL};
  int Links = 0;
  if (link(&Single) != NULL)
    ++Links;
  if (link(NULL) != NULL)
    ++Links;
  return Links > 0 ? 0 : 1;
}
