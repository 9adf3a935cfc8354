// The dangling pointer is compared with null, no more; its value is
// indeterminate all the same: C17 6.2.4p2.
__attribute__((noinline)) static int *keep(int *Pointer) { return Pointer; }

static int *search(int Wanted) {
  int Values[3] = {3, 5, 8};
  for (int I = 0; I < 3; ++I)
    if (Values[I] == Wanted)
      return keep(&Values[I]);
  return 0;
}

int main(void) {
  int Found = 0;
  if (search(5) != 0)
    ++Found;
  if (search(6) != 0)
    ++Found;
  return Found - 1;
}
