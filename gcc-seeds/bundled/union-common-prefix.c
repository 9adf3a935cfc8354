/* Stresses: unions of structs with a common initial sequence, copied as a whole and overlaid. */
extern void abort (void);

union shape
{
  struct { int tag; int radius; } circle;
  struct { int tag; short side[2]; } box;
  int words[2];
};

static union shape grow (union shape s)
{
  if (s.circle.tag == 1)
    s.circle.radius += 0x10000;         /* side[1] seen as a box */
  else
    s.box.side[0]--;                    /* only the low half may change */
  return s;
}

int main (void)
{
  union shape a = { { 1, 5 } }, b;
  int i, highs = 0, lows = 0;

  for (i = 0; i < 4; i++)
    a = grow (a);
  if (a.box.side[1] == 4)
    highs++;
  while (a.box.side[0] > 2)
    {
      a.box.side[0]--;
      lows++;
    }

  b = a;
  b.words[0] = 2;
  for (i = 0; i < 4; i++)
    {
      b = grow (b);                     /* side[0]: 1 0 -1 -2 */
      if (b.box.side[0] < 0)
        lows += 10;
      if (b.circle.radius > 0x4ffff)    /* no borrow, no carry */
        abort ();
      switch (b.words[1] >> 16)
        {
        case 4:
          highs += 100;
          break;
        case 3:
          highs += 1000;
          break;
        }
    }
  if (a.circle.tag != 1 || b.box.tag != 2 || highs != 401 || lows != 23)
    abort ();
  return 0;
}
