/* Stresses: old-style definitions: arguments get the default promotions, narrow parameters convert back. */
extern void abort ();

static int pick (c, s, f, p)
     unsigned char c;
     short s;
     float f;
     int *p;
{
  if (c > 200)
    *p += 1;
  else if (s < 0)
    *p += 10;
  if (f == 0.5f)
    *p += 100;
  return c + s;
}

static int count (n, list, wanted)
     int n, list[];
     int (*wanted) ();
{
  int k = 0;
  while (n-- > 0)
    if (wanted (list[n]))
      k++;
  return k;
}

static int is_small (v)
     signed char v;
{
  return v > -50 && v < 50;
}

static int is_odd (v)
     int v;
{
  return v & 1;
}

int main ()
{
  int marks = 0, i, list[5] = { 1, 60, -100, 49, -49 };
  char ch = 'A';
  float half = 0.25f;

  for (i = 195; i < 210; i += 4)        /* c: 195 199 203 207, s: 15 -5 -25 -45 */
    if (pick (i, 990 - 5 * i, half + half, &marks) < 200)
      marks += 1000;
  if (pick (ch, 0, 0.5, &marks) != 'A')
    abort ();
  marks += count (5, list, is_small) * 10000;
  marks += count (5, list, is_odd) * 100000;
  if (marks != 333512)
    abort ();
  return 0;
}
