/* Stresses: differently cut bit-fields in a union share the same byte. */
extern void abort (void);

union cut
{
  unsigned char raw;
  struct { unsigned char lo : 4, hi : 4; } half;
  struct { unsigned char flag : 1, code : 7; } tag;
  struct { signed char low : 2, mid : 3, high : 3; } sign;
};

int main (void)
{
  union cut c;
  int greater = 0, equal = 0, less = 0, flagged = 0, negative = 0, walk = 0, i;

  for (i = 0; i < 16; i++)
    {
      c.raw = (unsigned char) (i * 37);
      if (c.half.lo > c.half.hi)
        greater++;
      else if (c.half.lo == c.half.hi)
        equal++;
      else
        less++;
      if (c.tag.flag)
        flagged++;
      negative += c.sign.high < 0 ? 1 : 0;
    }
  if (greater + equal + less != 16 || flagged != 8)
    abort ();

  c.raw = 0xf0;
  while (c.half.hi == 15)       /* code 0x78 .. 0x7f, then 0x00 */
    {
      c.tag.code++;
      walk++;
    }
  if (c.raw != 0 || walk != 8)
    abort ();

  c.sign.mid = -1;
  switch (c.raw)
    {
    case 0x1c:
      walk++;
      break;
    case 0xfc:
    case 0x38:
      abort ();
    }
  if (walk != 9 || negative != 6)
    abort ();
  return 0;
}
