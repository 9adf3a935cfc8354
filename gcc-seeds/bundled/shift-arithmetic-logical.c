/* Stresses: right shifts of negative, unsigned, narrow and 64-bit values; the left operand decides the type. */
extern void abort (void);

int main (void)
{
  int v, arithmetic = 0, logical = 0, narrow = 0, wide = 0, i;
  unsigned u;
  signed char c = -100;
  unsigned char b = 0xf0;
  unsigned long long q = 1;

  for (v = -100; v < -1; v >>= 1)       /* -100 -50 -25 -13 -7 -4 -2 */
    if (v & 1)
      arithmetic += 10;
    else
      arithmetic++;

  for (u = 0x80000000u; u; u >>= 5)     /* 31 26 21 16 11 6 1 */
    logical++;
  if ((unsigned) -100 >> 28 == 15)
    logical += 10;

  switch (c >> 4)
    {
    case -7:
      narrow++;
      break;
    case 9:
      abort ();
    }
  if (b << 4 == 0xf00 && (unsigned char) (b << 4) == 0)
    narrow += 10;
  b >>= 2;
  if (b == 0x3c)
    narrow += 100;
  c = (signed char) (c >> 1) >> 1;
  for (i = 0; c < 0 && i < 10; i++)     /* -25 -5 -1 */
    c = c >> 2 == -1 ? 0 : (signed char) (c / 5);

  for (; q < 0x10000000000ULL; q <<= 7)
    wide++;
  if ((int) (q >> 32) == 1024)
    wide += 10;
  if ((1u << 31) >> 31 == 1u && (-1LL >> 40) == -1)
    wide += 100;
  if ((0xffffffffu << 2LL) < 0x100000000LL)     /* still 32 bits */
    wide += 1000;

  if (arithmetic != 34 || logical != 17 || narrow != 111 || wide != 1116 || i != 3)
    abort ();
  return 0;
}
