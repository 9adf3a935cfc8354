/* Stresses: falling through case labels, a default label in the middle, and labels inside nested blocks. */
extern void abort (void);

static int weight (int k)
{
  int w = 0;

  switch (k)
    {
    case 4:
      w += 1000;
      /* fall through */
    default:
      w += 100;
      if (k > 4)
        {
        case 2:
          w += 10;
        }
      /* fall through */
    case 0:
    case 1:
      w++;
      break;
    case 3:
      w = -1;
    }
  return w;
}

int main (void)
{
  static const int expected[] = { 1, 1, 11, -1, 1101, 111 };
  int i, sum = 0, taken = 0;

  for (i = 0; i < 6; i++)
    if (weight (i) == expected[i])
      sum += weight (i);
    else
      abort ();

  for (i = 0; i < 9; i++)
    switch (sum >> i & 3)               /* 1224 is 10011001000 in binary */
      {
      case 0:
        continue;
      case 3:
        taken += 100;
        /* fall through */
      case 2:
        taken += 10;
        /* fall through */
      case 1:
        taken++;
      }
  if (sum != 1224 || taken != 135)
    abort ();
}
