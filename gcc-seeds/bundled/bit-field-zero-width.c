/* Stresses: zero-width bit-fields start a new unit; unnamed bit-fields take no initialiser. */
extern void abort (void);

struct joined { unsigned a : 3; unsigned b : 3; };
struct split { unsigned a : 3; unsigned : 0; unsigned b : 3; };
struct gaps { unsigned a : 4; unsigned : 4; unsigned b : 4; unsigned : 0; unsigned c : 6; };

union bytes
{
  unsigned char raw[2];
  struct { unsigned char lo : 4; unsigned char : 0; unsigned char hi : 4; } f;
};

int main (void)
{
  struct gaps g = { 1, 2, 3 };  /* a, b, c: the unnamed ones are skipped */
  union bytes u = { { 0, 0 } };
  int turns = 0, i;

  for (i = 0; i < (int) (sizeof (struct split) / sizeof (struct joined)); i++)
    turns++;

  while (g.a < g.b || g.b < g.c)
    {
      if (g.a < g.b)
        g.a++;
      else
        g.b++;
      turns += 10;
    }

  u.f.lo = 5;
  u.f.hi = 9;
  for (i = 0; i < 2; i++)
    switch (u.raw[i] & 15)
      {
      case 5:
        turns += 100;
        break;
      case 9:
        turns += 200;
        break;
      default:
        abort ();
      }

  if (turns != 332)
    abort ();
  return 0;
}
