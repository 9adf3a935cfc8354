/* Stresses: initialisers with elided inner braces and zero filling of the remainder, in automatic storage. */
extern void abort (void);

struct cell { signed char c; int d; };
struct board { int a[2]; struct cell e[3]; int last; };

int main (void)
{
  int m[4][2] = { { 1 }, 2, 3, { 4 }, 5 };                      /* 10 23 40 50 */
  struct board b = { 1, 2, 3, 4, { 5 }, 6 };                    /* e[2].c is 6 */
  struct board f = { { 7 }, { { 8, 9 }, 10 }, 11 };
  struct cell row[] = { 1, 2, { 3, 4 }, 5 };
  int zeros = 0, pairs = 0, trips = 0, i;

  for (i = 0; i < 4; i++)
    {
      if (m[i][1] == 0)
        zeros++;
      else
        pairs += m[i][0] * m[i][1];
    }

  for (i = 0; i < 3; i++)
    switch (b.e[i].c)
      {
      case 3:
        trips += b.e[i].d;              /* 4 */
        break;
      case 5:
        trips += 10 + b.e[i].d;         /* 10 */
        break;
      case 6:
        trips += b.e[i].d ? 1000 : 100;
        break;
      }
  if (b.last != 0)
    abort ();

  while (f.a[1] < f.e[1].c)
    {
      f.a[1] += f.a[0];
      trips += 1000;
    }
  if (f.e[1].d == 0 && f.e[2].c == 0 && f.last == 11)
    trips += 10000;

  for (i = 0; i < (int) (sizeof row / sizeof row[0]); i++)
    if (row[i].d > row[i].c)
      pairs++;
  if (zeros != 3 || pairs != 8 || trips != 12114)
    abort ();
  return 0;
}
