/* Stresses: bit tricks done by hand against __builtin_popcount, ctz, clz, parity, bswap and expect. */
extern void abort (void);

static const unsigned in[] = { 1, 0x80000000u, 0xffffffffu, 0x00ff00f0u, 0x12345678u };

static int count (unsigned v)
{
  int n = 0;
  for (; v; v &= v - 1)
    n++;
  return n;
}

static unsigned swap (unsigned v)
{
  v = (v >> 8 & 0x00ff00ffu) | (v & 0x00ff00ffu) << 8;
  return v >> 16 | v << 16;
}

int main (void)
{
  int i, odd = 0, powers = 0, larger = 0, shifts = 0;

  for (i = 0; i < 5; i++)
    {
      unsigned v = in[i], lowest = v & -v;

      if (count (v) != __builtin_popcount (v) || swap (v) != __builtin_bswap32 (v))
        abort ();
      if (__builtin_parity (v))
        odd++;
      if (__builtin_expect ((v & (v - 1)) == 0, 0))
        powers++;
      if (__builtin_bswap32 (v) > v)
        larger++;
      else if (__builtin_bswap32 (v) == v)
        larger += 10;
      if (1u << __builtin_ctz (v) != lowest)
        abort ();
      switch (__builtin_clz (v))
        {
        case 0:
          shifts += 100;
          break;
        case 3 ... 8:
          shifts += 1000;
        }
      while (lowest >>= 1)
        shifts++;
    }
  if (__builtin_popcountll (0xf00000000000000fULL) == 8 && __builtin_ctzll (1ULL << 40) == 40)
    odd += 10;
  if (odd != 13 || powers != 2 || larger != 13 || shifts != 2238)
    abort ();
  return 0;
}
