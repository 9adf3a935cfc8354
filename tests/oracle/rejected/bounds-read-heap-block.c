// rejected: address-undefined: line 9: heap-buffer-overflow
// malloc rounds up, so the ninth char is there in fact: C17 6.5.6p8.
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) static int count(const char *Name, int Size) {
  int Seen = 0;
  for (int I = 0; I < Size; ++I)
    if (Name[I] == 'x')
      ++Seen;
  return Seen;
}

int main(void) {
  char *Name = malloc(8);
  if (!Name)
    return 0;
  memset(Name, 'x', 8);
  int Seen = count(Name, 9);
  free(Name);
  return Seen >= 8 ? 0 : 1;
}
