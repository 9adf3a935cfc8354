// labelled: source-charset: how the bytes of a source file become characters is a setting
// One character or two: C17 5.1.1.2p1, phase 1 is implementation-defined.
typedef __WCHAR_TYPE__ wchar_t;
static const wchar_t Letter[] = L"Ä";
int main(void) {
  int Length = 0;
  while (Letter[Length] != 0)
    Length++;
  if (Length != 1)
    return 1;
  return 0;
}
