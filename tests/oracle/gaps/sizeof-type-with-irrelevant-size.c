// A pointer has its size whatever N is, so it is unspecified whether N++
// happens: C17 6.7.6.2p5.
int main(void) {
  int N = 3;
  unsigned long Size = sizeof(char(*)[N++]);
  int Moved = 0;
  if (N == 4)
    Moved = 1;
  return Size == sizeof(void *) ? Moved * 0 : 1;
}
