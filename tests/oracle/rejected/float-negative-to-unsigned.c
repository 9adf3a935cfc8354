// rejected: address-undefined: line 4: -3 is outside the range of representable values of type 'unsign
// -3.0 converted to an unsigned type is undefined, unlike that of the integer
// -3: C17 6.3.1.4p1.
static unsigned char level(float Volume) { return (unsigned char)Volume; }

int main(void) {
  float Volumes[] = {12.5f, 200.0f, -3.0f};
  int Loud = 0;
  for (int I = 0; I < 3; ++I)
    if (level(Volumes[I]) == 200)
      ++Loud;
  return Loud == 1 ? 0 : 1;
}
