/* Stresses: continue in do-while jumps to the condition, also in do-while(0) and nested loops. */
extern void abort (void);

int main (void)
{
  int i = 0, odd = 0, tested = 0, once = 0, k, n = 27;

  do
    {
      i++;
      if (i & 1)
        {
          odd++;
          continue;             /* still tests the condition */
        }
      tested += 10;
    }
  while (tested++, i < 9);

  for (k = 0; k < 6; k++)
    do
      {
        if (k == 2)
          break;
        if (k == 4)
          continue;             /* leaves, as the condition is 0 */
        once++;
      }
    while (0);

  do
    if (n % 3 == 0)
      {
        n /= 3;
        continue;
      }
    else if (n > 1)
      n--;
    else
      {
        do
          if (once > 100)
            break;
          else
            once += 50;
        while (1);
        break;
      }
  while (n);

  if (odd != 5 || tested != 49 || once != 104 || n != 1)
    abort ();
}
