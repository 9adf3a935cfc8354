/* Stresses: writing one integer member of a union and reading the others (little endian). */
extern void abort (void);

union word
{
  unsigned u;
  int i;
  unsigned short h[2];
  signed char b[4];
};

int main (void)
{
  union word w = { 0x80c0407fu };
  int negative = 0, rounds = 0, k;

  for (k = 0; k < 4; k++)
    if (w.b[k] < 0)             /* 7f 40 c0 80 */
      negative++;
    else if (w.b[k] == 127)
      negative += 10;

  if (w.i < 0)
    negative += 100;

  w.b[0] = 0;
  w.b[1] = 1;
  switch (w.h[0])
    {
    case 1:
      abort ();
    case 0x100:
      negative += 1000;
      break;
    }
  if (w.h[1] > w.h[0])
    negative += 10000;

  w.h[1] = 0;
  while (w.b[1])                /* count 0x100 .. 0x200 in steps of 0x30 */
    {
      w.u += 0x30;
      if (w.b[0] < 0)
        rounds += 10;
      else
        rounds++;
      if (w.u >= 0x200)
        w.b[1] = 0;
    }
  if (negative != 11112 || rounds != 33)
    abort ();
  return w.u == 0x20 ? 0 : 1;
}
