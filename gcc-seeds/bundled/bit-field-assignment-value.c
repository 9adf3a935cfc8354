/* Stresses: an assignment to a bit-field has the value of the field afterwards, not of the right operand. */
extern void abort (void);

struct narrow
{
  unsigned u : 3;
  signed s : 3;
  unsigned w : 4;
};

int main (void)
{
  struct narrow x = { 0, 0, 0 };
  int loops = 0, hits = 0, y, i;

  if ((x.u = 9) == 9)
    hits += 100;
  else if (x.u == 1)
    hits++;

  y = x.w = x.s = 21;           /* s = -3, w = 13, y = 13 */
  switch (y)
    {
    case 21:
      hits += 100;
      break;
    case 13:
      hits++;
      break;
    case 5:
      hits += 1000;
      break;
    }

  x.u = 2;
  while ((x.u = x.u + 1) != 0)  /* 3 4 5 6 7 0 */
    loops++;

  for (i = 0; i < 8; i++)
    hits += (x.s = i) < 0 ? 1 : 0;

  x.w = 15;
  if (x.w++ == 15 && x.w == 0)
    hits++;
  if ((x.u -= 1) > 6)
    hits++;
  if ((x.s ^= 3) == -4)
    hits++;

  if (loops != 5 || hits != 9)
    abort ();
  return 0;
}
