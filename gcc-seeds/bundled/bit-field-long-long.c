/* Stresses: bit-fields wider than int: wrap at 40 bits, sign at 35 bits. */
extern void abort (void);

struct wide
{
  unsigned long long u : 40;
  long long s : 35;
  unsigned long long rest : 13;
};

int main (void)
{
  struct wide w = { 1ULL << 30, 0, 0x1555 };
  int doublings = 0, sign = 0, wraps = 0, i;
  unsigned long long v;

  while (w.u != 0)
    {
      v = w.u;
      w.u = v * 2;
      doublings++;
    }

  for (i = 30; i < 40; i++)
    {
      w.s = 1LL << i;           /* negative at 34, nothing left from 35 on */
      if (w.s < 0)
        sign += 100;
      else if (w.s > 0)
        sign += 10;
      else
        sign++;
    }

  w.u = 0xfffffffffeULL;
  for (i = 0; i < 4; i++)
    {
      w.u++;
      if (w.u == 0)
        wraps++;
      else if (w.u > 0xffffffffULL)
        wraps += 10;
      else
        wraps += 100;
    }

  w.s = -5;
  while (w.s < 0)
    {
      w.s += 2;
      wraps += 1000;
    }
  if (doublings != 10 || sign != 145 || wraps != 3211 || w.rest != 0x1555)
    abort ();
  return 0;
}
