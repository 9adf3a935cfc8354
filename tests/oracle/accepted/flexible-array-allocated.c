// TRICK: a flexible array member behaves as the largest array that fits into the allocated block (C17 6.7.2.1p18)
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct message {
  unsigned char length;
  char text[];
};

static struct message *make(const char *s) {
  size_t n = strlen(s) + 1;
  struct message *m = malloc(offsetof(struct message, text) + n);
  if (!m)
    abort();
  m->length = (unsigned char)(n - 1);
  memcpy(m->text, s, n);
  return m;
}

int main(void) {
  struct message *list[3] = {make(""), make("two"), make("longer text")};
  int total = 0, spaces = 0;
  for (int i = 0; i < 3; i++) {
    total += list[i]->length;
    for (int k = 0; k < list[i]->length; k++)
      if (list[i]->text[k] == ' ')
        spaces++;
    if (list[i]->text[list[i]->length] != '\0')
      abort();
    free(list[i]);
  }
  return total == 14 && spaces == 1 && sizeof(struct message) == 1 ? 0 : 1;
}
