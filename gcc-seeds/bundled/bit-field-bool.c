/* Stresses: _Bool bit-fields convert to 0 or 1 by comparison with zero, integer ones by truncation. */
extern void abort (void);

struct flags
{
  _Bool t : 1;
  _Bool u : 1;
  unsigned n : 1;
};

int main (void)
{
  struct flags f = { 0, 0, 0 };
  int t_set = 0, n_set = 0, both = 0, toggles = 0, i;

  for (i = 0; i < 9; i++)
    {
      f.t = i;
      f.n = i;
      if (f.t)
        t_set++;
      if (f.n)
        n_set++;
      if (f.t && !f.n)
        both++;
    }

  f.u = 0.25;
  if (f.u)
    toggles++;
  f.u = &f != 0;
  for (i = 0; i < 6; i++)
    {
      f.u--;                    /* 1 -> 0 -> 1 -> 0 ... */
      if (f.u)
        toggles += 10;
      else
        toggles += 100;
    }
  for (i = 0; i < 3; i++)
    {
      f.u++;                    /* sticks at 1 */
      toggles += f.u ? 1000 : 0;
    }
  f.t = 1;
  f.t += 3;
  if (f.t == 1)
    toggles++;
  f.t &= 2;
  if (f.t)
    toggles += 5;

  if (t_set != 8 || n_set != 4 || both != 4 || toggles != 3332)
    abort ();
  return 0;
}
