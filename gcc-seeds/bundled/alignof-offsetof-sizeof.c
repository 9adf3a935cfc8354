/* Stresses: _Alignof, _Alignas, offsetof and sizeof in ordinary expressions, with unevaluated operands. */
#include <stddef.h>

extern void abort (void);

struct mixed
{
  char c;
  int i;
  short s[3];
  char tail;
};

struct aligned
{
  char c;
  _Alignas (8) char d[3];
};

struct __attribute__ ((packed)) tight { char c; int i; short s; };

int main (void)
{
  struct mixed m[2] = { { 'a', 1, { 2, 3, 4 }, 'b' }, { 'c', 5, { 6, 7, 8 }, 'd' } };
  unsigned char *raw = (unsigned char *) m;
  size_t k;
  int n = 0, calls = 0, pad = 0;
  short s = 1;

  for (k = offsetof (struct mixed, s); k < offsetof (struct mixed, tail); k += sizeof (short))
    n++;
  for (k = offsetof (struct mixed, tail) + 1; k < sizeof (struct mixed); k++)
    pad++;
  switch (raw[sizeof m[0] + offsetof (struct mixed, s[1])])
    {
    case 7:
      n += 10;
      break;
    default:
      abort ();
    }
  if (sizeof (struct aligned) / _Alignof (struct aligned) == 2 && offsetof (struct aligned, d) == 8)
    n += 100;
  while (pad < (int) sizeof (struct tight))
    pad += _Alignof (struct tight) == 1 ? 2 : 1;

  if (sizeof (calls++) == sizeof (int) && sizeof (s + s) > sizeof s && calls == 0)
    n += 1000;
  if (sizeof m / sizeof *m == 2 && sizeof (char) + 1 == sizeof (s++) && s == 1)
    n += 10000;
  if (sizeof 0 - sizeof (int) - 1 > 0)  /* size_t is unsigned */
    n += 100000;
  if (_Alignof (int[3]) != _Alignof (int) || n != 111113 || pad != 7)
    abort ();
  return 0;
}
