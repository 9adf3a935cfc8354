/* Stresses: range designators, overridden inside the range, and array lengths taken from the last index. */
extern void abort (void);

static const unsigned char class_of[] = {
  ['0' ... '9'] = 1,
  ['a' ... 'z'] = 2,
  ['e'] = 3, ['x'] = 4,
};

static int steps[] = { [0 ... 3] = 4, 6, [2] = 9, [6 ... 7] = 1 };      /* 4 4 9 4 6 0 1 1 */

int main (void)
{
  static const char text[] = "0x7e e9z";
  int grid[3][4] = { [0 ... 1] = { [1 ... 2] = 5 }, [2] = { 1, [3] = 2 } };
  int digits = 0, letters = 0, others = 0, walked = 0, sum = 0, i, j;

  for (i = 0; text[i]; i++)
    switch (class_of[(unsigned char) text[i]])
      {
      case 1:
        digits++;
        break;
      case 2:
      case 3:
        letters++;
        break;
      case 4:
        letters += 10;
        break;
      default:
        others++;
      }

  for (i = 0; i < (int) (sizeof steps / sizeof *steps); i += steps[i] ? steps[i] : 1)
    walked = walked * 10 + steps[i];

  for (i = 0; i < 3; i++)
    for (j = 0; j < 4; j++)
      if (grid[i][j] == 5)
        sum += 10;
      else if (grid[i][j])
        sum += grid[i][j];

  if (sizeof class_of != 'z' + 1 || sizeof steps != 8 * sizeof (int))
    abort ();
  if (digits != 3 || letters != 13 || others != 1 || walked != 46 || sum != 43)
    abort ();
  return 0;
}
