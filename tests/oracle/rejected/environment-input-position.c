// rejected: closed: calls fgetpos
// Whether the input is at its end, or has a position, without reading it.
#include <stdio.h>

int main(void) {
  fpos_t Where;
  int Seekable = 0;
  if (fgetpos(stdin, &Where) == 0)
    Seekable = 1;
  return Seekable * 0;
}
