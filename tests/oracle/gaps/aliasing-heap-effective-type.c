// malloc'ed storage got the type long by the store and is read as double:
// C17 6.5p6, p7. The branch asks only whether it is zero.
#include <stdlib.h>

int main(void) {
  void *Slot = malloc(sizeof(long) > sizeof(double) ? sizeof(long)
                                                    : sizeof(double));
  if (!Slot)
    return 0;
  *(long *)Slot = 0;
  int Zero = 0;
  if (*(double *)Slot == 0.0)
    Zero = 1;
  free(Slot);
  return 1 - Zero;
}
