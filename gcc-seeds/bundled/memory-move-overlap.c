/* Stresses: memmove in both directions over overlapping parts, memcpy, memset, memcmp and memchr. */
#include <stdlib.h>
#include <string.h>

int main (void)
{
  char text[] = "abcdefgh";
  int words[6] = { 1, 2, 3, 4, 5, 6 }, copy[6];
  unsigned char fill[4];
  int i, kept = 0, doubled = 0, minus = 0, order = 0;
  char *hit;

  memmove (text + 2, text, 5);          /* ababcdeh */
  for (i = 2; i < 8; i++)
    if (text[i] == text[i - 2] + 2)
      kept++;
    else if (text[i] == text[i - 2])
      doubled++;
  memmove (text, text + 1, 7);          /* babcdehh */
  hit = memchr (text, 'h', sizeof text);
  switch (hit ? (int) (hit - text) : -1)
    {
    case 6:
      doubled += 10;
      break;
    case 7:
    case -1:
      abort ();
    }

  memmove (words + 1, words, 4 * sizeof words[0]);      /* 1 1 2 3 4 6 */
  memcpy (copy, words, sizeof copy);
  for (i = 1; i < 6 && copy[i] - copy[i - 1] < 2; i++)
    kept += 10;

  memset (copy, 0xff, 3 * sizeof copy[0]);
  for (i = 0; i < 6; i++)
    if (copy[i] == -1)
      minus++;
  memset (fill, 0x1a5, sizeof fill);    /* only the low byte counts */
  while (fill[3] == 0xa5)
    fill[3] -= 0x53, minus += 10;

  for (i = 0; i <= 4; i++)
    order += memcmp ("ab\0c", "ab\0d", i) < 0 ? 1 : 0;
  if (memcmp ("\x80", "\x7f", 1) > 0)
    order += 10;
  if (kept != 43 || doubled != 12 || minus != 13 || order != 11)
    abort ();
  return 0;
}
