// rejected: ends-normally: gcc -O0: killed by SIGABRT
// The pointer was moved on before it is freed: C17 7.22.3.3p2.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *Text = malloc(64);
  if (!Text)
    return 0;
  strcpy(Text, "                a");
  while (*Text == ' ')
    ++Text;
  free(Text);
  return 0;
}
