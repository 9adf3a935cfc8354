/* Stresses: a flexible array that begins inside the struct's tail padding: its offset is below the size. */
#include <stddef.h>

extern void abort (void);

struct record
{
  int id;
  char kind;
  unsigned char d[];            /* at offset 5, while the size is 8 */
};

static struct record one = { 7, 'x', { 200 } };
static struct record six = { 9, 'y', { 1, 2, 3, 250, 5, 6 } };
static struct record designated = { .d = { [4] = 4, [1] = 1 }, .id = -1, .kind = 'z' };

static int total (const struct record *r, int n)
{
  int s = 0;
  while (n-- > 0)
    if (r->d[n] >= 200)
      s += 1000;
    else
      s += r->d[n];
  return s;
}

int main (void)
{
  int hidden = 0, i, zeros = 0;
  size_t k;

  for (k = offsetof (struct record, d); k < sizeof (struct record); k++)
    hidden++;
  switch (total (&six, hidden))
    {
    case 6:
      hidden += 10;
      break;
    default:
      abort ();
    }

  if (total (&one, 1) != 1000 || total (&six, 6) != 1017)
    abort ();
  for (i = 0; i < 5; i++)
    if (!designated.d[i])
      zeros++;
    else if (designated.d[i] == i)
      zeros += 10;

  six.d[3] += 10;               /* wraps to 4 */
  if (total (&six, 4) == 10 && six.kind == 'y' && one.kind == 'x')
    hidden += 100;
  if (hidden != 113 || zeros != 23 || designated.id != -1)
    abort ();
  return 0;
}
