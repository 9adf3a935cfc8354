/* Stresses: signed bit-fields keep the low bits of a stored value and sign-extend when read. */
extern void abort (void);

struct fields
{
  signed int a : 3;
  signed int b : 5;
  signed int one : 1;
};

int main (void)
{
  struct fields f = { 0, 0, 0 };
  int negative = 0, top = 0, sum = 0, steps = 0, i;

  for (i = 0; i < 12; i++)
    {
      f.a = i;                  /* 0 1 2 3 -4 -3 -2 -1 0 1 2 3 */
      if (f.a < 0)
        negative++;
      else if (f.a > 2)
        top++;
      sum += f.a;
    }

  f.b = 1;
  while (f.b > 0)               /* 1 4 7 10 13 -16 */
    {
      f.b += 3;
      steps++;
    }

  for (i = 0; i < 4; i++)
    {
      f.one = i;
      switch (f.one)
        {
        case -1:
          sum += 10;
          break;
        case 0:
          sum += 100;
          break;
        default:
          abort ();
        }
    }

  if (negative != 4 || top != 2 || steps != 5 || f.b != -16 || sum != 222)
    abort ();
  return 0;
}
