// rejected: address-undefined: line 8: index 4 out of bounds for type 'int[4]'
// <= for < in a loop over an array: C17 6.5.6p8. The element behind is read,
// but does not matter.
int main(void) {
  int Days[4] = {31, 28, 31, 30};
  int Longest = 0;
  for (int I = 0; I <= 4; ++I)
    if (Days[I] == 31)
      Longest = 31;
  return Longest - 31;
}
