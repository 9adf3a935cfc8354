/* Stresses: a flexible array member in allocated memory, grown with realloc; struct assignment leaves it out. */
#include <stdlib.h>

struct stack
{
  unsigned short used;
  unsigned short size;
  int cell[];
};

static struct stack *push (struct stack *s, int value)
{
  if (s->used == s->size)
    {
      unsigned short size = s->size * 2;
      struct stack *t = realloc (s, sizeof *s + size * sizeof s->cell[0]);
      if (!t)
        exit (0);
      t->size = size;
      s = t;
    }
  s->cell[s->used++] = value;
  return s;
}

int main (void)
{
  struct stack *s = malloc (sizeof *s + 2 * sizeof s->cell[0]);
  struct stack head;
  int i, sum = 0;

  if (!s)
    return 0;
  s->used = 0;
  s->size = 2;
  for (i = 1; i <= 9; i++)
    s = push (s, i * i);

  head = *s;                    /* only used and size */
  if (head.size != 16 || head.used != 9)
    abort ();
  s->used = 0;
  while (head.used > s->used)
    {
      int v = s->cell[--head.used];
      if (v % 2)
        sum += v;
      else
        s->used++;
    }
  if (sum != 81 + 49 + 25 || head.used != 3 || s->used != 3)
    abort ();
  free (s);
  return 0;
}
