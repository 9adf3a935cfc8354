/* Stresses: a flexible array member whose elements are structs, with designators in its initialiser. */
extern void abort (void);

struct point { short x; signed char y; };
struct path { unsigned char length; struct point p[]; };

static struct path walk = { 4, { { 1, 1 }, { .y = -2 }, [3] = { 300, 7 } } };
static const struct path back = { .length = 2, .p = { [1] = { -1, -1 }, [0] = { 5, 5 } } };

static int score (const struct path *w)
{
  int s = 0, i;

  for (i = 0; i < w->length; i++)
    if (w->p[i].x == 0)
      s += w->p[i].y == 0 ? 1000 : 100;
    else if (w->p[i].x < w->p[i].y)
      s += 10;
    else
      s++;
  return s;
}

int main (void)
{
  const struct point *last = &walk.p[walk.length - 1];
  int steps = 0;

  if (score (&walk) != 1102)
    abort ();
  if (score (&back) != 2)
    abort ();

  walk.p[2] = *last;
  walk.p[2].x = -300;
  while (walk.p[2].x < last->x)
    {
      walk.p[2].x += 150;
      if (walk.p[2].x > 127)
        steps += 10;
      else
        steps++;
    }
  switch (score (&walk))
    {
    case 103:
      steps += 100;
      break;
    case 1102:
      abort ();
    }
  if (steps != 122 || walk.p[2].y != 7)
    abort ();
  return 0;
}
