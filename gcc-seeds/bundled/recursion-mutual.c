/* Stresses: mutual recursion of three functions with a shared counter and a recursive parser. */
extern void abort (void);

static int calls;
static const char *in;

static int third (int n);

static int first (int n)
{
  calls++;
  return n <= 0 ? 0 : 1 + third (n - 1);
}

static int second (int n)
{
  if (n % 2)
    return 2 * first (n / 2);
  return first (n - 2);
}

static int third (int n)
{
  return n > 4 ? second (n) : 10 * first (n - 1);
}

static int sum (void);

static int factor (void)
{
  int v;
  if (*in == '(')
    {
      in++;
      v = sum ();
      in++;
      return v;
    }
  if (*in == '-')
    {
      in++;
      return -factor ();
    }
  return *in++ - '0';
}

static int sum (void)
{
  int v;
  for (v = factor (); *in == '+'; v += factor ())
    in++;
  return v;
}

int main (void)
{
  in = "1+(2+-(3+4)+5)+-(-6)";
  if (first (9) != 4 || calls != 4 || sum () != 7)
    abort ();
}
