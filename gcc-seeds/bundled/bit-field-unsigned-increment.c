/* Stresses: ++, -- and compound assignment on unsigned bit-fields wrap at the field's width. */
extern void abort (void);

static struct
{
  unsigned low : 3;
  unsigned high : 5;
  unsigned guard : 8;
} c = { 0, 0, 0xa5 };

int main (void)
{
  int carries = 0, borrows = 0, odd = 0, n = 0, i;

  for (i = 0; i < 20; i++)
    if (++c.low == 0)           /* wraps on the 8th and the 16th turn */
      {
        carries++;
        c.high += 9;
      }
    else if (c.low & 1)
      odd++;

  if (c.low != 4 || c.high != 18)
    abort ();

  for (i = 0; i < 10; i++)
    if (c.low-- == 0)           /* old values 4 3 2 1 0 7 6 5 4 3 */
      borrows++;

  while (c.high)                /* 18 -> 8 -> 22 -> 6 -> 12 -> 10 -> 0 */
    {
      c.high = c.high * 5 + 14;
      if (++n == 4)
        c.high -= c.high;
      else if (c.high > 20)
        c.high ^= 16;
    }

  if (c.guard != 0xa5)
    abort ();
  if (carries != 2 || odd != 10 || borrows != 1 || c.low != 2 || n != 4)
    abort ();
}
