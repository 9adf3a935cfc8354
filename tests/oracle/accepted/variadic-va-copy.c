// TRICK: va_copy walks the list twice, and a va_list handed down by pointer may be used on afterwards (C17 7.16p3)
#include <stdarg.h>

static int next(va_list *ap) { return va_arg(*ap, int); }

static int above_mean(int n, ...) {
  va_list first, second;
  int sum = 0, above = 0;
  va_start(first, n);
  va_copy(second, first);
  for (int i = 0; i < n; i++)
    sum += va_arg(first, int);
  for (int i = 0; i < n; i++)
    if (next(&second) * n > sum)
      above++;
  va_end(first);
  va_end(second);
  return above;
}

static int vmax(int n, va_list ap) {
  int best = va_arg(ap, int);
  for (int v; --n > 0; best = v > best ? v : best)
    v = va_arg(ap, int);
  return best;
}
static int max(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int result = vmax(n, ap);
  va_end(ap);
  return result;
}

int main(void) { return above_mean(4, 1, 2, 3, 10) == 1 && max(3, -5, -2, -9) == -2 && max(1, 4) == 4 ? 0 : 1; }
