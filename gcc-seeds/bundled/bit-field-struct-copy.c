/* Stresses: structs of bit-fields in arrays, copied, passed and returned by value, compared field by field. */
extern void abort (void);

struct date { unsigned day : 5; unsigned month : 4; signed offset : 6; unsigned leap : 1; };

static struct date year[3] = { { 30, 1, -5, 0 }, [2] = { .month = 12, .day = 31, .offset = 31 } };

static struct date advance (struct date d)
{
  if (d.day == 31)
    {
      d.day = 1;
      d.month = d.month == 12 ? 1 : d.month + 1;
    }
  else
    d.day++;
  d.offset++;
  return d;
}

static int same (const struct date *a, const struct date *b)
{
  return a->day == b->day && a->month == b->month && a->offset == b->offset;
}

int main (void)
{
  struct date d = year[0], kept;
  int i, changes = 0, negative = 0, wraps = 0;

  for (i = 0; i < 8; i++)
    {
      kept = d;
      d = advance (d);
      if (d.month != kept.month)
        changes++;
      if (d.offset < 0)
        negative++;
    }
  if (same (&d, &year[0]) || !same (&year[0], &(struct date) { 30, 1, -5, 1 }))
    abort ();

  d = advance (year[2]);                /* 31 + 1 is -32 in 6 bits */
  switch (d.offset)
    {
    case 32:
      abort ();
    case -32:
      wraps++;
    }
  year[1].leap = ~year[1].leap;
  for (i = 0; i < 3; i++)
    wraps += year[i].leap ? 10 : 100;
  while (year[1].month + 1 < 16)
    year[1].month += 5;                 /* 0 5 10 15 */
  if (changes != 1 || negative != 4 || wraps != 211 || d.month != 1 || year[1].day)
    abort ();
  return 0;
}
