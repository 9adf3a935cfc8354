/* Stresses: a flexible array of char initialised by a string literal, with its terminating NUL. */
extern void abort (void);

struct text
{
  int shift;
  char s[];
};

static struct text greeting = { 1, "hal" };
static struct text nothing = { 2, "" };
static struct text split = { 3, "ab\0cde" };
static struct text braced = { .s = { "xyz" }, .shift = -1 };

static int length (const struct text *t)
{
  int n = 0;
  while (t->s[n] != '\0')
    n++;
  return n;
}

int main (void)
{
  struct text *all[4];
  int i, k, changed = 0, tail = 0;

  all[0] = &greeting;
  all[1] = &nothing;
  all[2] = &split;
  all[3] = &braced;
  for (k = 0; k < 4; k++)
    for (i = 0; i < length (all[k]); i++)
      {
        all[k]->s[i] += all[k]->shift;
        changed++;
      }

  for (i = length (&split) + 1; split.s[i]; i++)
    tail++;

  switch (greeting.s[1])
    {
    case 'a':
      abort ();
    case 'b':
      tail += 10;
    }
  if (split.s[0] == 'd' && split.s[3] == 'c')
    tail += 100;
  if (braced.s[2] < braced.s[0])
    abort ();
  else if (braced.s[0] == 'w' && braced.s[3] == 0)
    tail += 1000;
  if (changed != 8 || tail != 1113)
    abort ();
  return 0;
}
