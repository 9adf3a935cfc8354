// Const compound literals with equal contents may be one object, too:
// C17 6.5.2.5p7.
int main(void) {
  const int *A = (const int[]){1, 2, 3};
  const int *B = (const int[]){1, 2, 3};
  int Same = 0;
  if (A == B)
    Same = 1;
  return Same * 0;
}
