/* Stresses: flexible array members given a static initialiser, of different lengths. */
extern void abort (void);

struct vec
{
  int n;
  signed char d[];
};

static struct vec three = { 3, { 1, 2, 3 } };
static struct vec five = { 5, { 10, -20, 30, -40, 50 } };
static struct vec none = { 0, {} };
static struct vec *const all[] = { &three, &none, &five };

int main (void)
{
  int sum = 0, negative = 0, empty = 0, i, k;

  for (k = 0; k < 3; k++)
    {
      const struct vec *v = all[k];
      if (v->n == 0)
        {
          empty++;
          continue;
        }
      for (i = 0; i < v->n; i++)
        if (v->d[i] < 0)
          negative++;
        else
          sum += v->d[i];
    }

  while (three.d[0] < three.d[2])       /* writable too */
    {
      three.d[0]++;
      sum += 1000;
    }
  if (three.d[1] == 2 && five.d[0] == 10)
    sum += 10000;
  if (sizeof three != sizeof (int) || sizeof (struct vec) != sizeof five)
    abort ();
  if (sum != 12096 || negative != 2 || empty != 1)
    abort ();
  return 0;
}
