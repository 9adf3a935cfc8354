/* Stresses: goto backward over declarations in a block: each pass initialises them anew. */
extern void abort (void);

int main (void)
{
  int i = 0, total = 0, fresh = 0, inner = 0;

again:;
  int twice = i * 2;
  int seen = 0;
  const int limit = twice > 6 ? 3 : 2;

  seen++;
  if (seen == 1)
    fresh++;
  total += twice;
  {
    int k = limit;
  retry:
    if (k > 0)
      {
        int copy = k--;
        inner += copy;
        if (copy != 2)
          goto retry;
        int rest = k;
        inner += rest * 10;
        goto retry;
      }
    if (k < 0)
      goto never;
  }
  if (++i < 6)
    goto again;

  for (;;)
    {
      int down = i;
      if (down == 3)
        goto out;
      i--;
      if (down == 5)
        continue;
      total += 100;
    }

never:
  abort ();
out:
  if (fresh != 6 || total != 230 || inner != 84 || twice != 10)
    abort ();
  return 0;
}
