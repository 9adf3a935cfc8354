/* Stresses: complex arithmetic with exact values, __real__ and __imag__ as lvalues, and conjugation. */
extern void abort (void);

static int orbit (double re, double im)
{
  double _Complex z = 0, c = 0;
  int n = 0;

  __real__ c = re;
  __imag__ c = im;
  while (n < 6 && __real__ z * __real__ z + __imag__ z * __imag__ z <= 4)
    {
      z = z * z + c;
      n++;
    }
  return n;
}

int main (void)
{
  double _Complex a = 3.0 + 4.0i, b = ~a, quarter = 1.0i;
  float _Complex f;
  int i, stays = 0, leaves = 0, turns = 0;

  for (i = -4; i <= 4; i++)
    if (orbit (i / 2.0, 0.5) == 6)
      stays++;
    else
      leaves += orbit (i / 2.0, 0.5);

  if (__imag__ (a * b) == 0 && __real__ (a * b) == 25)
    turns += 10;
  if (a != b && a + b == 6)
    turns += 100;
  f = a / 2;
  f -= 2.0fi;
  if (__imag__ f == 0 && __real__ f == 1.5f)
    turns += 1000;

  a = 1;
  do
    {
      a *= quarter;
      turns++;
    }
  while (a != 1);
  switch ((int) (2 * __real__ quarter + __imag__ quarter))
    {
    case 1:
      turns += 10000;
      break;
    case 2:
      abort ();
    }
  return turns == 11114 && stays == 2 && leaves == 19 ? 0 : 1;
}
