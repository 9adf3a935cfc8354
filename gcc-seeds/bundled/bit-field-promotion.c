/* Stresses: bit-fields narrower than int promote to int, a 32-bit unsigned one stays unsigned. */
extern void abort (void);

struct widths
{
  unsigned a : 3;
  unsigned b : 31;
  unsigned c : 32;
  signed d : 4;
};

int main (void)
{
  struct widths w = { 0, 0, 0, -1 };
  int below_a = 0, below_b = 0, below_c = 0, mixed = 0, i;

  for (i = 0; i < 6; i++)
    {
      w.a = i;
      w.b = i;
      w.c = i;
      if (w.a - 4 < 0)
        below_a++;
      if (w.b - 3 < 0)
        below_b++;
      if (w.c - 2 < 1)          /* unsigned: only for 2 */
        below_c++;
    }

  if (w.a > -1)
    mixed += 1;
  if (w.b > -1)
    mixed += 10;
  if (w.c > w.d)                /* 5u > UINT_MAX */
    mixed += 100;
  if (w.b > w.d)
    mixed += 1000;
  if (~w.a < 0)
    mixed += 10000;
  for (w.a = 7; w.a + 1 > 7; w.a -= 3)  /* 8 is not cut back to 0 */
    mixed += 100000;
  mixed += -w.a < 0 ? 1 : 2;

  if (below_a != 4 || below_b != 3 || below_c != 1 || mixed != 111012)
    abort ();
  return 0;
}
