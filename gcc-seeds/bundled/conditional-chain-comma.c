/* Stresses: chains of ?:, the GNU x ?: y, comma expressions, and the common type of ?: arms. */
extern void abort (void);

static int evaluated;

static int once (int v)
{
  evaluated++;
  return v;
}

static int grade (int p)
{
  return p >= 90 ? 4 : p >= 70 ? 3 : p >= 50 ? p == 50 ? 9 : 2 : p < 0 ? -1 : 0;
}

int main (void)
{
  int a = 3, b = 8, i, j, sum = 0, meets = 0, turns = 0;
  int *none = 0;

  for (i = -10; i <= 100; i += 20)      /* -10 10 30 50 70 90 */
    sum = sum * 10 + grade (i) + 1;

  for (i = 0; i < 5; i++)
    meets += once (i % 3) ?: 10;        /* 10 1 2 10 1 */
  if (evaluated != 5)
    abort ();

  while (a != b)
    *(a < b ? &a : &b) += a < b ? 3 : 2;        /* 3 8, 6 8, 9 8, 9 10, 12 10, 12 12 */

  for (i = 0, j = 10; i < j; i++, j -= 2)
    turns++;
  i = (j++, i += j, i * 2);
  *(none ?: &j) = 50;

  if ((a ? -1 : 0u) > 0)                /* unsigned */
    meets += 100;
  if ((a ? -1 : (short) 0) > 0)
    meets += 1000;
  if ((a ? 7 : 0.5) / 2 > 3)            /* double */
    meets += 10000;

  if (sum != 12045 || a != 12 || meets != 10124 || turns != 4 || i != 14 || j != 50)
    abort ();
  return 0;
}
