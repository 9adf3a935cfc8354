/* Stresses: a singly linked list edited through pointers to its link fields. */
extern void abort (void);

struct node
{
  int value;
  struct node *next;
};

static struct node pool[7];
static struct node *head;

static void insert_sorted (struct node *n)
{
  struct node **link = &head;
  while (*link && (*link)->value < n->value)
    link = &(*link)->next;
  n->next = *link;
  *link = n;
}

static int remove_multiples (struct node **link, int k)
{
  int removed = 0;
  while (*link)
    if ((*link)->value % k == 0)
      {
        *link = (*link)->next;
        removed++;
      }
    else
      link = &(*link)->next;
  return removed;
}

int main (void)
{
  struct node *n;
  int i, length = 0, order = 0;

  for (i = 0; i < 7; i++)
    {
      pool[i].value = (i * 5 + 3) % 7 + 1;      /* 4 2 7 5 3 1 6 */
      insert_sorted (&pool[i]);
    }
  if (remove_multiples (&head, 3) != 2 || remove_multiples (&head->next, 2) != 2)
    abort ();
  for (n = head; n; n = n->next)
    {
      length++;
      order = order * 10 + n->value;
    }
  if (head == &pool[5])
    length += remove_multiples (&head, 1) * 10;
  if (head || length != 33 || order != 157)
    abort ();
  return 0;
}
