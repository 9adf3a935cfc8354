/* Stresses: escapes, embedded NULs, concatenation and sizeof of string literals; arrays without a NUL. */
extern void abort (void);

static const char mixed[] = "a\0b\x41\101" "\x1" "2\377\"\\\n";
static const char exact[5] = "hello";
static const char longer[8] = "hi";
static const char rows[][4] = { "one", "", "to", { 'x' } };

int main (void)
{
  int i, capital = 0, zero = 0, control = 0, negative = 0, used = 0, vowels = 0;
  const char *p;

  for (i = 0; i < (int) sizeof mixed; i++)
    switch (mixed[i])
      {
      case '\0':
        zero++;
        break;
      case 'A':
        capital++;
        break;
      case '\1':
      case '\n':
        control++;
        break;
      default:
        if ((signed char) mixed[i] < 0)
          negative++;
      }

  for (i = 0; i < (int) (sizeof rows / sizeof rows[0]); i++)
    for (p = rows[i]; *p; p++)
      used++;
  for (i = 0; i < (int) sizeof exact; i++)
    vowels += exact[i] == 'e' || exact[i] == 'o' ? 1 : 0;
  for (i = (int) sizeof longer - 1; longer[i] == 0; i--)
    vowels += 10;

  p = "tail" + 1;
  if (*p == 'a' && "abc"[2] == 'c' && sizeof "abc" == 4 && sizeof "" == 1)
    used += 10;
  if (sizeof "\x41" "1" == 3 && sizeof "\1011" == 3 && sizeof 'x' == sizeof (int))
    used += 100;

  if (sizeof mixed != 12 || zero != 2 || capital != 2 || control != 2 || negative != 1)
    abort ();
  if (used != 116 || vowels != 62)
    abort ();
  return 0;
}
