/* Stresses: calloc gives zeroed nodes; a list is built, reversed, filtered and freed. */
#include <stdlib.h>

struct node
{
  struct node *next;
  int value;
  unsigned char used[3];
};

static struct node *cons (int value, struct node *next)
{
  struct node *n = calloc (1, sizeof *n);
  if (!n)
    exit (0);
  n->value = value;
  n->next = next;
  return n;
}

static struct node *reverse (struct node *n)
{
  struct node *done = NULL;
  while (n)
    {
      struct node *rest = n->next;
      n->next = done;
      done = n;
      n = rest;
    }
  return done;
}

int main (void)
{
  struct node *list = NULL, *n, **link;
  int i, zeros = 0, freed = 0, order = 0;

  for (i = 1; i <= 6; i++)
    list = cons (i, list);
  list = reverse (list);
  for (n = list; n; n = n->next)
    for (i = 0; i < 3; i++)
      if (n->used[i] == 0)
        zeros++;
  for (link = &list; (n = *link) != NULL;)
    if (n->value % 3 == 0)
      {
        *link = n->next;
        free (n);
        freed++;
      }
    else
      link = &n->next;
  for (; (n = list); list = n->next, free (n), freed += 10)
    order = order * 10 + n->value;
  return zeros == 18 && freed == 42 && order == 1245 ? 0 : 1;
}
