/* Stresses: calls through tables of function pointers, through struct members, and of returned functions. */
extern void abort (void);

typedef int binary (int, int);

static int add (int a, int b) { return a + b; }
static int sub (int a, int b) { return a - b; }
static int mul (int a, int b) { return a * b; }
static int larger (int a, int b) { return a > b ? a : b; }

static binary *const table[] = { add, sub, mul, &larger };

struct rule
{
  binary *op;
  int operand;
  binary *(*next) (int);
};

static binary *even_pick (int v)
{
  if (v % 2 == 0)
    return add;
  return mul;
}

static binary *big_pick (int v)
{
  return v > 10 ? sub : 0;
}

int main (void)
{
  struct rule rules[] = { { table[2], 4, even_pick }, { *table[1], 9, big_pick }, { larger, 7, 0 } };
  int value = 3, extra = 0, none = 0, i;

  for (i = 0; i < 6; i++)
    {
      const struct rule *r = &rules[i % 3];
      value = r->op (value, r->operand);        /* 12 4 7 28 21 18 */
      if (r->next)
        {
          binary *more = r->next (value);
          if (more)
            value = (**more) (value, ++extra);
          else
            none++;
        }
    }
  for (i = 0; i < 4; i++)
    if (table[i] == larger || table[i] == rules[0].op)
      extra += table[i] (value, 2);
  if (value != 18 || extra != 57 || none != 1)
    abort ();
  return 0;
}
