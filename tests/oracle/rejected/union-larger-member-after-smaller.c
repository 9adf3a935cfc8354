// rejected: union: 
// The store to the short leaves the other bytes of the int unspecified:
// C17 6.2.6.1p7.
union Word {
  short Half;
  int Whole;
};

int main(void) {
  union Word W;
  W.Whole = 0;
  W.Half = 5;
  int Same = 0;
  if (W.Whole == 5)
    Same = 1;
  return Same * 0;
}
