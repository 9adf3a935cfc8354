/* Stresses: statement expressions with local state, typeof of expressions and arrays, __auto_type. */
extern void abort (void);

struct item { short key; unsigned char flag : 2; };

static int table[] = { 4, 9, 2, 7 };

int main (void)
{
  __typeof__ (table) copy;              /* int[4] */
  __typeof__ (table[0]) *p = table;
  __typeof__ ((short) 1 + (short) 1) sum = 0;
  __typeof__ (((struct item *) 0)->key) small = 0;
  const __auto_type wide = 1LL << 33;
  int i, hits = 0, best;

  for (i = 0; i < (int) (sizeof copy / sizeof copy[0]); i++)
    copy[i] = ({
      int square = p[i] * p[i];
      if (square > 20)
        square -= 20;
      square;
    });                                 /* 16 61 4 29 */

  best = ({
    __auto_type m = copy[0];
    for (i = 1; i < 4; i++)
      if (copy[i] > m)
        m = copy[i];
    m;
  });

  while (({ sum += 40000; sum; }) < 200000)
    hits++;
  for (i = 0; i < 3; i++)
    if ((small += 20000) < 0)           /* 20000 -25536 -5536 */
      hits += 10;

  {
    unsigned char c = 255;
    __auto_type a = c;
    __auto_type b = c + 1;
    a++;
    if (a == 0 && b == 256)
      hits += 100;
  }
  if (wide / 2 > 0xffffffffLL && sizeof wide == 8)
    hits += 1000;
  if (best != 61 || hits != 1124 || copy[3] != 29)
    abort ();
  return 0;
}
