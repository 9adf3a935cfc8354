// TRICK: an array initialised from a literal is a modifiable copy, and each call gets a fresh one (C17 6.7.9p14)
#include <string.h>

static int reversed(int keep) {
  char word[] = "drawer";
  static char memory[] = "......";
  for (size_t i = 0, j = sizeof word - 2; i < j; i++, j--) {
    char c = word[i];
    word[i] = word[j];
    word[j] = c;
  }
  if (keep)
    memcpy(memory, word, sizeof word);
  return strcmp(memory, "reward");
}

int main(void) {
  char text[] = "mutable", other[] = "mutable";
  char *p = (char[]){"literal"};
  text[0] = 'M';
  p[0] = 'L';
  if (strcmp(text, other) == 0 || strcmp(text + 1, other + 1) != 0)
    return 1;
  if (p[0] != 'L' || text == other)
    return 2;
  if (reversed(0) == 0 || reversed(1) != 0 || reversed(0) != 0)
    return 3;
  char rows[3][4] = {"one", "two", "six"};
  for (int i = 0; i < 3; i++)
    rows[i][0] ^= 'a' ^ 'A';
  return strcmp(rows[1], "Two") == 0 && rows[2][0] == 'S' ? 0 : 4;
}
