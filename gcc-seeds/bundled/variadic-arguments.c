/* Stresses: va_arg with int, double, long long and pointer arguments, va_copy, and a va_list passed on. */
#include <stdarg.h>

extern void abort (void);

static int rest (int n, va_list ap)
{
  int s = 0;
  while (n-- > 0)
    s += va_arg (ap, int);
  return s;
}

static int weigh (const char *format, ...)
{
  va_list ap, again;
  int total = 0, first = 0;

  va_start (ap, format);
  va_copy (again, ap);
  for (; *format; format++)
    switch (*format)
      {
      case 'i':
        total += va_arg (ap, int);
        break;
      case 'd':
        if (va_arg (ap, double) > 2.25)
          total += 10;
        break;
      case 'l':
        total += va_arg (ap, long long) >> 32 == 3 ? 100 : 0;
        break;
      case 'p':
        *va_arg (ap, int *) += total;
        break;
      case '*':
        first = va_arg (again, int);
        total += rest (first, ap);
        goto end;
      }
end:
  va_end (again);
  va_end (ap);
  return total;
}

int main (void)
{
  signed char c = -3;
  float f = 2.5f;
  int seen = 1;

  if (weigh ("idplid", c, f, &seen, 3LL << 32, 7, 2.0) != 114 || seen != 8)
    abort ();
  if (weigh ("i*", 4, 10, 20, 30, 40) != 104 || weigh ("") != 0)
    abort ();
  return weigh ("ddddddddd", f, f, 1.0, f, f, 1.0, f, f, 1.0) == 60 ? 0 : 1;
}
