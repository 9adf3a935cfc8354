/* Stresses: parsing numbers by hand: signs, bases, skipped blanks, saturation and digit classes. */
extern void abort (void);

static int errors;

static int digit (char c)
{
  if (c >= '0' && c <= '9')
    return c - '0';
  if ((c | 32) >= 'a' && (c | 32) <= 'f')
    return (c | 32) - 'a' + 10;
  return 99;
}

static int parse (const char *s)
{
  unsigned value = 0, base = 10, limit = 0x7fffffff;
  int minus = 0, d;

  while (*s == ' ')
    s++;
  if (*s == '-' || *s == '+')
    minus = *s++ == '-';
  limit += minus;
  if (*s == '0')
    base = s[1] == 'x' ? s += 2, 16 : 8;
  for (; (d = digit (*s)) < (int) base; s++)
    if (value > (limit - d) / base)
      {
        errors++;
        value = limit;
        break;
      }
    else
      value = value * base + d;
  if (*s)
    errors += 10;
  return minus ? -(int) (value - 1) - 1 : (int) value;
}

int main (void)
{
  static const char *const in[] = { "42", "  -017", "0xfF", "+2147483648", "-2147483648", "12z", "08" };
  static const int want[] = { 42, -15, 255, 2147483647, -2147483647 - 1, 12, 0 };
  int i, right = 0;

  for (i = 0; i < 7; i++)
    if (parse (in[i]) == want[i])
      right++;
  if (right != 7 || errors != 31)
    abort ();
  return 0;
}
