/* Stresses: break and continue in switches nested in loops and in each other. */
extern void abort (void);

int main (void)
{
  int i, j, inner = 0, outer = 0, after = 0, early = 0;

  for (i = 0; i < 10; i++)
    {
      switch (i % 4)
        {
        case 0:
          continue;             /* the for loop */
        case 1:
          for (j = 0; j < 10; j++)
            {
              switch (j)
                {
                case 3:
                  break;        /* the inner switch */
                case 1:
                  continue;     /* the inner loop */
                default:
                  inner++;
                }
              if (j > i)
                break;          /* the inner loop */
            }
          early += j;
          break;                /* the outer switch */
        case 2:
          switch (i)
            {
            case 6:
              outer += 10;
              break;
            case 2:
              outer++;
            }
          outer += 100;
          break;
        default:
          if (i == 7)
            continue;
          outer += 1000;
        }
      after++;
    }
  if (inner != 15 || early != 18 || outer != 1211 || after != 6)
    abort ();
  return 0;
}
