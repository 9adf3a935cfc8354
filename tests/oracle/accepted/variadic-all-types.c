// TRICK: each va_arg names the promoted type of its argument; char, short, float arrive as int and double (C17 7.16.1.1p2)
#include <stdarg.h>
#include <stdlib.h>

struct small { char c; int i; };
struct large { long long a[5]; char tail; };

static long long collect(const char *kinds, ...) {
  va_list ap;
  long long sum = 0;
  va_start(ap, kinds);
  for (; *kinds; kinds++)
    switch (*kinds) {
    case 'i': sum += va_arg(ap, int); break;
    case 'u': sum += va_arg(ap, unsigned); break;
    case 'q': sum += va_arg(ap, long long); break;
    case 'd': sum += (long long)va_arg(ap, double); break;
    case 'e': sum += (long long)va_arg(ap, long double); break;
    case 's': sum += va_arg(ap, struct small).i; break;
    case 'b': sum += va_arg(ap, struct large).a[4]; break;
    case 'p': sum += *(int *)va_arg(ap, void *); break;
    default: abort();
    }
  va_end(ap);
  return sum;
}

int main(void) {
  int x = 1000000;
  struct small s = {'c', 1};
  struct large b = {{0, 0, 0, 0, 20}, 't'};
  long long all = collect("iiudqesbpd", (char)2, (short)3, 4u, 5.5f, 6LL, 7.0L, s, b, &x, 300.25);
  if (all != 1000348)
    abort();
  return collect("") == 0 && collect("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.) == 55 ? 0 : 1;
}
