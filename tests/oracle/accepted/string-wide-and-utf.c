// TRICK: wide, u8, u and U literals have known element types and, for these characters, known Unicode values (C17 6.4.5p6)
#include <stddef.h>
#include <stdlib.h>
#include <uchar.h>
#include <wchar.h>

int main(void) {
  const wchar_t *w = L"w\u00e9";
  const char16_t s[] = u"\u20ac!";
  const char32_t l[] = U"\U0001F600";
  const char bytes[] = u8"\u00e9";
  if (wcslen(w) != 2 || w[1] != 0xe9)
    abort();
  if (sizeof s / sizeof *s != 3 || s[0] != 0x20ac || s[1] != u'!')
    abort();
  if (sizeof l / sizeof *l != 2 || l[0] != 0x1f600)
    abort();
  if (sizeof bytes != 3 || (unsigned char)bytes[0] != 0xc3 || (unsigned char)bytes[1] != 0xa9)
    abort();
  const char16_t pair[] = u"\U0001F600"; /* a surrogate pair */
  if (sizeof pair / sizeof *pair != 3 || pair[0] != 0xd83d)
    abort();
  wchar_t copy[8];
  wcscpy(copy, L"abc");
  int upper = 0;
  for (wchar_t *p = copy; *p; p++)
    if (*p > L'a')
      upper++;
  return upper == 2 && wcscmp(copy, L"abd") < 0 ? 0 : 1;
}
