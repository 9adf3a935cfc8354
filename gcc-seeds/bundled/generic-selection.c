/* Stresses: _Generic picks by the type after lvalue conversion and decay, without evaluating its operand. */
extern void abort (void);

#define KIND(x) _Generic ((x), \
  char: 1, signed char: 2, short: 3, int: 4, unsigned: 5, long long: 6, \
  float: 7, double: 8, char *: 9, const char *: 10, int *: 11, default: 12)

static int twice_int (int v) { return v * 2; }
static int half_double (double v) { return (int) (v / 2); }
#define APPLY(x) _Generic ((x), int: twice_int, double: half_double) (x)

int main (void)
{
  const int fixed = 3;
  short s = 1;
  unsigned char b = 1;
  float f = 1;
  struct { unsigned narrow : 31; } bits = { 1 };
  int array[2] = { 5, 6 }, i = 0, ints = 0, floats = 0, others = 0, k;
  const int kinds[] = {
    KIND ('a'), KIND (s), KIND (s + s), KIND (fixed), KIND (+b), KIND (1 ? s : b),
    KIND (f), KIND (f * 2), KIND (f * 2.0), KIND ("x"), KIND (array), KIND (&fixed),
    KIND (1u + s), KIND (1LL + 1u), KIND (bits.narrow + 1), KIND (b), KIND (i++),
  };

  for (k = 0; k < (int) (sizeof kinds / sizeof kinds[0]); k++)
    switch (kinds[k])
      {
      case 4:
        ints++;
        break;
      case 7 ... 8:
        floats++;
        break;
      case 3:
      case 5:
      case 6:
        others += 10;
        break;
      default:
        others += kinds[k] == 12 ? 100 : 1;
      }
  if (i != 0)                   /* i++ was not evaluated */
    abort ();
  for (k = 0; k < APPLY (fixed) + APPLY (5.0 + s); k++)
    i += k % 3 ? 1 : 10;
  if (ints != 7 || floats != 3 || others != 232 || i != 36)
    abort ();
  return 0;
}
