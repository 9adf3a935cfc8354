// TRICK: an array in a structure returned by a call has temporary lifetime and may be read in the same full expression (C17 6.2.4p8)
#include <stdlib.h>
#include <string.h>

struct name { char text[8]; int codes[4]; };

static struct name make(int i) {
  struct name n = {"", {i, i * 2, i * 3, i * 4}};
  for (int k = 0; k < i; k++)
    n.text[k] = (char)('a' + k);
  return n;
}
static int sum(const int *v, int n) { return n ? *v + sum(v + 1, n - 1) : 0; }

int main(void) {
  if (make(3).codes[1] != 6 || make(2).text[1] != 'b')
    abort();
  if (strlen(make(5).text) != 5 || sum(make(1).codes, 4) != 10)
    abort();
  int total = 0;
  for (int i = 0; i < 5; i++)
    if (make(i).text[i] == '\0')
      total += make(i).codes[3];
  if (total != 40)
    abort();
  struct name a = make(1), b = make(2);
  if ((total ? a : b).codes[0] != 1 || (a = b).codes[0] != 2)
    abort();
  return sizeof make(1).codes == sizeof(int[4]) && strcmp(a.text, "ab") == 0 ? 0 : 1;
}
