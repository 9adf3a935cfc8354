// labelled: library-function: atoi
// A number that is no int given to atoi: C17 7.22.1p1.
#include <stdlib.h>

int main(void) {
  const char *Words[] = {"12", "-7", "99999999999"};
  int Small = 0;
  for (int I = 0; I < 3; ++I)
    if (atoi(Words[I]) == 12)
      ++Small;
  return Small == 1 ? 0 : 1;
}
