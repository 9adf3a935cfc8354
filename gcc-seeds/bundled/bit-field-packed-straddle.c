/* Stresses: packed bit-fields that straddle byte and word borders, seen through a union of bytes. */
extern void abort (void);

struct __attribute__ ((packed)) tight { unsigned a : 20; unsigned b : 20; unsigned c : 24; };
struct loose { unsigned a : 20; unsigned b : 20; unsigned c : 24; };

union view
{
  struct tight t;
  unsigned char raw[8];
};

int main (void)
{
  union view v = { { 0x12345, 0xabcde, 0x987654 } };
  int big = 0, small = 0, nibble = 0;
  unsigned i;

  for (i = 0; i < sizeof (struct tight); i++)
    if (v.raw[i] >= 0x80)       /* 45 23 e1 cd ab 54 76 98 */
      big++;
    else
      small++;

  for (i = sizeof (struct tight); i < sizeof (struct loose); i++)
    nibble++;

  v.t.b = v.t.b + 0x60000;      /* 0x10bcde: the top bit is lost */
  if (v.raw[2] != 0xe1)
    abort ();
  switch (v.raw[4])
    {
    case 0xab:
      abort ();
    case 0x0b:
      nibble += 10;
      break;
    default:
      nibble += 20;
    }

  while (v.t.b & 0xf)           /* 0xe down to 0 */
    {
      v.t.b--;
      nibble += 100;
    }

  if (v.t.a != 0x12345 || v.t.c != 0x987654)
    abort ();
  if (big != 4 || small != 4 || nibble != 1414)
    abort ();
  return 0;
}
