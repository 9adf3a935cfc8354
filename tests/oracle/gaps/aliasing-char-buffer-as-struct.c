// An aligned array of char has a declared type, so a struct cannot live in it
// unless by memcpy: C17 6.5p6, p7.
#include <stddef.h>

struct Task {
  int Id;
  struct Task *Next;
};

static _Alignas(struct Task) unsigned char Arena[4 * sizeof(struct Task)];

int main(void) {
  struct Task *List = NULL;
  for (int I = 0; I < 4; ++I) {
    struct Task *T = (struct Task *)(Arena + I * sizeof(struct Task));
    T->Id = I;
    T->Next = List;
    List = T;
  }
  return List->Next->Id - 2;
}
