// rejected: address-undefined: line 7: index -1 out of bounds for type 'int[5]'
// An array that counts from 1, by a pointer to before its first element:
// C17 6.5.6p8. All accesses are inside.
static int Storage[5];

int main(void) {
  int *FromOne = Storage - 1;
  for (int I = 1; I <= 5; ++I)
    FromOne[I] = I;
  if (Storage[0] != 1 || Storage[4] != 5)
    return 1;
  return 0;
}
