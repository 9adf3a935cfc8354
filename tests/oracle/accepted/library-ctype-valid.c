// TRICK: arguments are unsigned char values or EOF, as required (C17 7.4p1), and the C locale fixes the answers for ASCII
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int upper = 0, lower = 0, digits = 0, space = 0, punct = 0, other = 0;
  for (int c = 0; c < 128; c++)
    if (isupper(c))
      upper++;
    else if (islower(c))
      lower++;
    else if (isdigit(c))
      digits++;
    else if (isspace(c))
      space++;
    else if (ispunct(c))
      punct++;
    else
      other++;
  if (upper != 26 || lower != 26 || digits != 10 || space != 6 || punct != 32 || other != 28)
    abort();
  if (isalpha(EOF) || isprint(EOF) || tolower(EOF) != EOF)
    abort();
  const char *s = "Mixed \xe4 Case";
  int changed = 0;
  for (; *s; s++)
    if (tolower((unsigned char)*s) != (unsigned char)*s)
      changed++;
  return changed == 2 && isxdigit('f') && !isxdigit('g') && toupper('1') == '1' ? 0 : 1;
}
