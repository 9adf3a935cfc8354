/* Stresses: comparisons, arithmetic and negation with NaN and infinities. */
extern void abort (void);

union twice { unsigned long long bits; double d; };

static int relation (double a, double b)
{
  if (a < b)
    return 1;
  if (a > b)
    return 2;
  if (a == b)
    return 4;
  return 8;
}

int main (void)
{
  union twice inf = { 0x7ff0000000000000ULL }, nan = { 0x7ff8000000000000ULL };
  double in[5], smaller = 0;
  int i, j, less = 0, more = 0, equal = 0, unordered = 0, odd = 0;

  in[0] = -inf.d;
  in[1] = -1.5;
  in[2] = inf.d;
  in[3] = nan.d;
  in[4] = inf.d - inf.d;                /* NaN as well */
  for (i = 0; i < 5; i++)
    {
      for (j = 0; j < 5; j++)
        switch (relation (in[i], in[j]))
          {
          case 1:
            less++;
            break;
          case 2:
            more++;
            break;
          case 4:
            equal++;
            break;
          case 8:
            unordered++;
          }
      if (in[i] != in[i])
        odd++;
      if (!(in[i] >= 0))
        odd += 10;
      if (in[i])
        odd += 100;
      smaller = in[i] < smaller ? in[i] : smaller;
    }
  if (smaller + 1e300 == smaller && -smaller > 1e308 && 1 / inf.d == 0 && inf.d * -2 == smaller)
    odd += 1000;
  if (less != 3 || more != 3 || equal != 3 || unordered != 16 || odd != 1542)
    abort ();
  return 0;
}
