/* Stresses: Duff's device: case labels inside a loop body that the switch jumps into. */
extern void abort (void);

static int passes;

static void copy (short *to, const short *from, int count)
{
  int n = (count + 3) / 4;

  if (count <= 0)
    return;
  switch (count % 4)
    {
    case 0:
      do
        {
          passes++;
          *to++ = *from++;
        case 3:
          *to++ = *from++;
        case 2:
          *to++ = *from++;
        case 1:
          *to++ = *from++;
        }
      while (--n > 0);
    }
}

int main (void)
{
  short from[11], to[11];
  int length, i, same = 0, different = 0;

  for (i = 0; i < 11; i++)
    from[i] = (short) (i * i - 20);
  for (length = 0; length <= 11; length += 2 + length % 3)      /* 0 2 6 8 12 */
    {
      for (i = 0; i < 11; i++)
        to[i] = 0x7fff;
      copy (to, from, length);
      for (i = 0; i < 11; i++)
        if (to[i] == from[i])
          same++;
        else
          different++;
    }
  if (same != 16 || different != 28 || passes != 3)
    abort ();
  return 0;
}
