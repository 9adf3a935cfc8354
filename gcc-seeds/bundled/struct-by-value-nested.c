/* Stresses: nested structs with arrays passed, returned and assigned by value: copies stay independent. */
extern void abort (void);

struct row { signed char c[3]; short sum; };
struct box { struct row r[2]; int tag; };

static struct row add (struct row r, int k)
{
  int i;
  r.sum = 0;
  for (i = 0; i < 3; i++)
    {
      r.c[i] += k;
      r.sum += r.c[i];
    }
  return r;
}

static struct box turn (struct box b)
{
  struct row t = b.r[0];
  b.r[0] = b.r[1];
  b.r[1] = t;
  b.tag++;
  if (b.tag < 3)
    return turn (b);
  return b;
}

int main (void)
{
  struct box a = { { { { 1, 2, 3 }, 6 }, { { 4, 5, 6 }, 15 } }, 0 }, b, c;
  struct box many[2];
  int i, above = 0, changed = 0;

  b = c = a;
  b.r[0].c[1] = 9;
  if (a.r[0].c[1] == 2 && c.r[0].c[1] == 2 && b.r[0].c[1] == 9)
    changed++;

  c = turn (a);                         /* three turns: swapped */
  if (a.tag != 0 || c.tag != 3)
    abort ();
  while (add (c.r[0], above).sum < 24)  /* 15 18 21 24 */
    above++;
  if (c.r[0].sum == 15)
    changed += 10;

  many[0] = c;
  many[1] = many[0];
  many[1].r[1] = add (many[0].r[1], -2);
  for (i = 0; i < 3; i++)
    if (add (many[1].r[1], i).c[i] > many[0].r[1].c[i])
      abort ();
    else if (many[1].r[1].c[i] < 0)
      changed += 100;
  return changed == 111 && above == 3 && many[1].r[1].sum == 0 ? 0 : 1;
}
