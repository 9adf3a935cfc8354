// TRICK: case labels inside a loop inside the switch, a declaration before the first case, a switch without braces (C17 6.8.4.2)
#include <stdlib.h>

static void copy(char *to, const char *from, int count) {
  int rounds = (count + 3) / 4;
  switch (count % 4) {
  case 0:
    do {
      *to++ = *from++;
  case 3:
      *to++ = *from++;
  case 2:
      *to++ = *from++;
  case 1:
      *to++ = *from++;
    } while (--rounds > 0);
  }
}

int main(void) {
  char out[12] = {0};
  copy(out, "eleven char", 11);
  for (int i = 0; i < 12; i++)
    if (out[i] != "eleven char"[i])
      abort();
  int hits = 0;
  for (int i = 0; i < 4; i++)
    switch (i) {
      int local; /* its scope begins here, nothing initialises it */
    case 1: case 2:
      local = i * 10;
      hits += local;
    }
  switch (hits) case 30: hits++;
  return hits == 31 ? 0 : 1;
}
