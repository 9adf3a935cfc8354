/* Stresses: enums with negative and repeated values, packed enums, and unsigned underlying types. */
extern void abort (void);

enum level { LOW = -3, MIDDLE, HIGH = 2, SAME = MIDDLE + 1, NEXT };
enum color { RED, GREEN = 5, BLUE };
enum __attribute__ ((packed)) tiny { T_MIN = -1, T_ZERO, T_MAX = 100 };
enum __attribute__ ((packed)) wide { W_ZERO, W_MAX = 200 };

struct holder { enum tiny t; enum wide w; };

static enum level next_level (enum level l)
{
  switch (l)
    {
    case LOW:
      return MIDDLE;
    case MIDDLE:
      return SAME;
    case SAME:
    case NEXT:
      return HIGH;
    default:
      return LOW;
    }
}

int main (void)
{
  enum level l = HIGH;
  enum color c = RED;
  struct holder h = { T_MIN, W_MAX };
  int i, below = 0, steps = 0, tiny = 0;

  do
    {
      l = next_level (l);       /* -3 -2 -1 2 */
      steps++;
      if (l < 0)
        below++;
    }
  while (l != HIGH);

  for (c = BLUE; c >= GREEN; c--)
    steps += 10;
  c = RED;
  if (c - 1 > 0)                /* underlying type is unsigned */
    steps += 100;
  if (BLUE - 7 < 0)             /* the constants are ints */
    steps += 1000;
  for (i = 0; i < (int) sizeof h; i++)
    tiny++;
  if (h.t < 0 && h.w > T_MAX)
    tiny += 10;
  if (NEXT != 0 || below != 3 || steps != 1124 || tiny != 12)
    abort ();
  return 0;
}
