// rejected: addresses: 
// Buckets by address; collisions differ from run to run (C17 6.3.2.3p6).
#include <stddef.h>
#include <stdint.h>

static const void *Buckets[8];

static int insert(const void *Key) {
  size_t At = (uintptr_t)Key / 4 % 8;
  int Probes = 1;
  while (Buckets[At] != NULL) {
    At = (At + 1) % 8;
    ++Probes;
  }
  Buckets[At] = Key;
  return Probes;
}

int main(void) {
  int A, B, C;
  int Probes = insert(&A) + insert(&B) + insert(&C);
  return Probes >= 3 ? 0 : 1;
}
