/* Stresses: later designated initialisers override earlier ones; the position continues after a designator. */
extern void abort (void);

struct inner { int a, b; };
struct outer { int x, y; struct inner in; int tail; };

static int table[] = { 1, 2, 3, [1] = 7, 8, [0] = 5, [5] = 9, 4 };      /* 5 7 8 0 0 9 4 */
static struct outer g = { .y = 1, .x = 2, 3, { 1, 2 }, .in.b = 5, 6 };  /* 2 3 { 1 5 } 6 */

int main (void)
{
  struct outer l = { .tail = 4, .in = { .b = 8 }, .in.a = 2, .x = 1, .x = 7 };
  int zero = 0, rise = 0, fall = 0, score = 0, i;
  int count = (int) (sizeof table / sizeof table[0]);

  for (i = 0; i < count; i++)
    {
      if (table[i] == 0)
        zero++;
      if (i > 0 && table[i] > table[i - 1])
        rise++;
      else if (i > 0 && table[i] < table[i - 1])
        fall++;
    }

  while (g.x < g.in.b)
    {
      g.x++;
      score++;
    }
  switch (g.y)
    {
    case 1:
      abort ();
    case 3:
      score += 10;
      break;
    }
  score += g.in.a == 1 ? 100 : 0;
  for (i = 0; i < l.in.b; i += l.in.a)
    score += 1000;
  if (l.y == 0 && l.x == 7 && l.tail == 4 && g.tail == 6)
    score += 10000;

  if (count != 7 || zero != 2 || rise != 3 || fall != 2 || score != 14113)
    abort ();
  return 0;
}
