// An integer made to a pointer and compared with a real one: the result is
// implementation-defined, C17 6.3.2.3p5.
static int Object;

int main(void) {
  int *Guess = (int *)0x404040;
  int Hit = 0;
  if (Guess == &Object)
    Hit = 1;
  return Hit * 0;
}
