// TRICK: pasting, stringising, rescanning, __LINE__, digraphs and spliced lines give the same tokens everywhere (C17 6.10.3, 6.4.6)
#include <stdlib.h>
#include <string.h>

#define PASTE(a, b) a##b
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, n, ...) n
#define f(x) (x + f_offset)

int main(void) <%
  int PASTE(va, lue) = 3, f_offset = 10, first = __LINE__;
  int last = __LINE__, a<:2:> = {1, 2};
  if (last - first != 1 || value != 3 || a<:1:> != 2)
    abort();
  if (strcmp(TEXT(PASTE(1, 2) "q\n"), "12 \"q\\n\"") != 0 || strcmp(TEXT_(PASTE(1, 2)), "PASTE(1, 2)"))
    abort();
  if (COUNT(x) != 1 || COUNT(x, y, z) != 3 || f(f(1)) != 21)
    abort();
  int sum = 0; // the next line is still a comment \
  sum = 100;
  for (int i = 0; i < __LINE__ - first && i < 3; i++)
    su\
m += i;
#line 500
  if (__LINE__ != 500 || sum != 3)
    abort();
  return 2 * 0x1p+1 == 4.0 ? 0 : 1;
%>
