// rejected: closed: calls 
// scanf reads the input; glibc's header gives the function another name.
#include <stdio.h>

int main(void) {
  int Number = 0;
  int Read = 0;
  if (scanf("%d", &Number) == 1)
    Read = 1;
  return Read * 0;
}
