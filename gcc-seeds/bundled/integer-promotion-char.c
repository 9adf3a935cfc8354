/* Stresses: char and short operands promote to int; results are cut back only when stored. */
extern void abort (void);

int main (void)
{
  unsigned char a = 200, b = 100, u;
  signed char c;
  unsigned short s = 65535;
  int hits = 0, up = 0, down = 0, rotated = 0, i;
  char text[] = "xyzabc";

  if (a + b > 255)
    hits++;
  u = a + b;
  if (u > 255 || u != 44)
    abort ();
  if (b - a < 0)
    hits += 10;
  if (~a < 0 && (unsigned char) ~a == 55)
    hits += 100;
  if (a << 1 == 400)
    hits += 1000;
  if (s + 1 > 65535)
    hits += 10000;
  s++;
  if (s > 0)
    abort ();

  for (c = 100; c > 0; c += 9)          /* 100 109 118 127 -120 */
    up++;
  for (u = 3; u < 250; u -= 2)          /* 3 1 255 */
    down++;
  for (c = -128; c < 0; c--)            /* -128 127 */
    down += 10;

  for (i = 0; text[i]; i++)
    {
      text[i] += 3;
      if (text[i] > 'z')
        {
          text[i] -= 26;
          rotated++;
        }
      switch (text[i] - 'a')
        {
        case 0 ... 2:
          rotated += 10;
        }
    }
  if (hits != 11111 || up != 4 || down != 12 || rotated != 33)
    abort ();
  return 0;
}
