/* Stresses: compound literals: initialised anew on each evaluation, modifiable, distinct, at file scope too. */
extern void abort (void);

struct pair { int a, b; };

static int *file_scope = (int[]) { 3, 1, 2 };

static int bump (struct pair *p, const int *by)
{
  p->a += by[0] + by[1];
  return p->a;
}

int main (void)
{
  struct pair *first = &(struct pair) { 1, 2 }, *second = &(struct pair) { 1, 2 };
  char *word = (char[]) { "abc" };
  int i, grown = 0, same = 0, length = 0;

  for (i = 0; i < 5; i++)
    {
      struct pair *p = &(struct pair) { .b = i };
      int *q = (int[4]) { 1, [2] = i };

      while (q[3] < q[2])
        {
          q[3]++;
          grown++;
        }
      if (bump (p, (int[]) { i, 1 }) == p->b + 1)
        same++;
      p->b = 77;
    }

  first->a = 5;
  if (second->a == 1)
    same += 10;
  *second = (struct pair) { second->b, second->a };
  switch (second->a * 10 + second->b)
    {
    case 21:
      same += 100;
      break;
    case 11:
    case 22:
      abort ();
    }

  word[1] = '\0';
  while (word[length])
    length++;
  for (i = 0; i < (int) (sizeof (int[]) { 4, 5, 6 } / sizeof (int)); i++)
    length += file_scope[i]++ * 10;
  if (grown != 10 || same != 115 || length != 61 || file_scope[0] != 4)
    abort ();
  return 0;
}
