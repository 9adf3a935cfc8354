/* Stresses: wide, UTF-8, UTF-16 and UTF-32 string literals: element values, lengths and sizes. */
#include <stddef.h>

extern void abort (void);

static const wchar_t wide[] = L"h\u00e9\x4e00!";
static const char utf8[] = u8"h\u00e9\u4e00!";
static const unsigned short utf16[] = u"a\U0001f600b";
static const unsigned utf32[] = U"a\U0001f600b";

int main (void)
{
  int i, ascii = 0, latin = 0, beyond = 0, lead = 0, follow = 0, surrogate = 0;

  for (i = 0; wide[i] != L'\0'; i++)
    if (wide[i] < 0x80)
      ascii++;
    else if (wide[i] < 0x100)
      latin++;
    else
      beyond++;

  for (i = 0; utf8[i]; i++)
    switch ((unsigned char) utf8[i] >> 4)
      {
      case 0x8 ... 0xb:
        follow++;
        break;
      case 0xc ... 0xf:
        lead++;
      }

  for (i = 0; i < (int) (sizeof utf16 / sizeof utf16[0]); i++)
    if ((utf16[i] & 0xfc00) == 0xd800)
      surrogate++;
    else if ((utf16[i] & 0xfc00) == 0xdc00)
      surrogate += 10;
  for (i = 0; utf32[i]; i++)
    if (utf32[i] > 0xffff)
      surrogate += 100;

  if (sizeof wide != 5 * sizeof (wchar_t) || sizeof utf8 != 8)
    abort ();
  if (L'\u00e9' == wide[1] && sizeof L"ab" L"c" == 4 * sizeof (wchar_t))
    surrogate += 1000;
  if (ascii != 2 || latin != 1 || beyond != 1 || lead != 2 || follow != 3 || surrogate != 1111)
    abort ();
  return 0;
}
