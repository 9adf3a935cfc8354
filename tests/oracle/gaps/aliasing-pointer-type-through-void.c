// void * and int * are different types; a generic swap by void ** may not be
// used on an int *: C17 6.5p7.
static int One = 1, Two = 2;

__attribute__((noinline)) static int *replace(int **Slot, void **Any) {
  *Slot = &One;
  *Any = &Two;
  return *Slot;
}

int main(void) {
  int *Pointer;
  if (*replace(&Pointer, (void **)&Pointer) == 2)
    One = 0;
  return One & 0;
}
