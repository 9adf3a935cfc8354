// TRICK: structures in a union share a common initial sequence that may be inspected through any of them (C17 6.5.2.3p6)
#include <stdlib.h>

struct any { int kind; };
struct number { int kind; int value; };
struct text { int kind; int length; char s[8]; };

union item { struct any any; struct number number; struct text text; };

static int weigh(const union item *i) {
  switch (i->any.kind) {
  case 1:
    return i->number.value;
  case 2:
    return i->text.s[0] + i->number.value; /* .length of text */
  default:
    return -1;
  }
}

int main(void) {
  union item list[3];
  list[0].number = (struct number){1, 40};
  list[1].text = (struct text){2, 3, "abc"};
  list[2].any.kind = 9;
  if (weigh(&list[0]) != 40 || weigh(&list[1]) != 'a' + 3)
    abort();
  int known = 0;
  for (int i = 0; i < 3; i++)
    if (weigh(list + i) != -1)
      known++;
  return known == 2 ? 0 : 1;
}
