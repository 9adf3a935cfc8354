// TRICK: a list is built, reversed and freed; next is read before the node is freed, and pointers to pointers unlink nodes
#include <stdlib.h>

struct node { struct node *next; int value; };

static struct node *push(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    abort();
  *n = (struct node){head, value};
  return n;
}

int main(void) {
  struct node *head = NULL, **link;
  for (int i = 1; i <= 10; i++)
    head = push(head, i);
  for (link = &head; *link;)
    if ((*link)->value % 3 == 0) {
      struct node *gone = *link;
      *link = gone->next;
      free(gone);
    } else
      link = &(*link)->next;
  *link = push(NULL, 50); /* at the end */
  int sum = 0, count = 0;
  while (head) {
    struct node *next = head->next;
    sum += head->value;
    count++;
    free(head);
    head = next;
  }
  return sum == 37 + 50 && count == 8 ? 0 : 1;
}
