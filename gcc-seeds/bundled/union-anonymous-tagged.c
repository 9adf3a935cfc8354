/* Stresses: anonymous unions and structs in a tagged variant, designated and by position. */
extern void abort (void);

enum kind { NUMBER, PAIR, LETTERS };

struct value
{
  enum kind kind;
  union
  {
    int number;
    struct { short first, second; };
    char letters[4];
  };
};

static int weigh (const struct value *v)
{
  int sum = 0, i;

  switch (v->kind)
    {
    case NUMBER:
      return v->number < 0 ? -v->number : v->number;
    case PAIR:
      if (v->first > v->second)
        return v->first - v->second;
      return 0;
    case LETTERS:
      for (i = 0; i < 4 && v->letters[i]; i++)
        sum += v->letters[i] - 'a';
      return sum;
    }
  return -1;
}

int main (void)
{
  struct value v[] = {
    { NUMBER, { -40 } },
    { .kind = PAIR, .second = 3, .first = 9 },
    { .letters = "bcd", .kind = LETTERS },
    { PAIR, { .first = 1, .second = 70 } },
  };
  int heavy = 0, total = 0, i;

  v[3].number = 0x00020008;     /* first 8, second 2 */
  for (i = 0; i < (int) (sizeof v / sizeof v[0]); i++)
    {
      total += weigh (&v[i]);
      if (weigh (&v[i]) == 6)
        heavy++;
    }
  if (total != 58 || heavy != 3)
    abort ();
  return 0;
}
