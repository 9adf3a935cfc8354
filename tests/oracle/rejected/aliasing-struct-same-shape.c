// rejected: aliasing: gcc -O2 reaches the then at line 14 0 times, gcc -O0 1 times
// Two structs of the same members are two types: C17 6.5p7.
struct Point {
  int X, Y;
};
struct Size {
  int Width, Height;
};

__attribute__((noinline)) static int area(struct Point *P, struct Size *S) {
  S->Width = 3;
  P->X = 5;
  if (S->Width == 5)
    return 1;
  return 0;
}

int main(void) {
  struct Point P = {0, 0};
  area(&P, (struct Size *)&P);
  return 0;
}
