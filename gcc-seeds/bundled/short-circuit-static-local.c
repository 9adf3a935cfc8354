/* Stresses: side effects skipped by && and ||, counted in static locals, one of them shadowed. */
extern void abort (void);

static int ticks (int step)
{
  static int count;
  return count += step;
}

static int say (int answer)
{
  ticks (1);
  return answer;
}

static int next_id (int outer)
{
  static int id = 10;
  if (outer)
    {
      static int id = 100;      /* a different object */
      id += 100;
      return id;
    }
  return id++;
}

int main (void)
{
  int i, yes = 0, no = 0, mixed = 0;

  for (i = 0; i < 8; i++)
    if ((say (i & 4) && say (i & 2)) || say (i & 1))
      yes++;
    else
      no++;
  if (ticks (0) != 18)
    abort ();

  while (next_id (0) < 14 && next_id (1) < 400)
    mixed++;
  if (next_id (0) != 13 || next_id (1) != 500)
    abort ();

  i = 5;
  if (i-- > 5 || (i > 3 && i++ > 3) || (i = 0))
    mixed += i == 5 ? 10 : 100;
  if (!(0 && say (1)) & (1 || say (0)))
    mixed += 1000;
  if (yes != 5 || no != 3 || mixed != 1012 || ticks (1) != 19)
    abort ();
  return 0;
}
