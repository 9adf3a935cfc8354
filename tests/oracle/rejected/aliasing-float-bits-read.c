// rejected: aliasing: dereferencing type-punned pointer will break strict-aliasing rules [-Wstrict-ali
// The bits of a float read by a cast pointer: C17 6.5p7. Every compiler does
// what was meant here.
static int isNegative(float Number) {
  return (*(unsigned *)&Number >> 31) != 0;
}

int main(void) {
  float Numbers[] = {1.5f, -0.0f, -7.0f};
  int Negative = 0;
  for (int I = 0; I < 3; ++I)
    if (isNegative(Numbers[I]))
      ++Negative;
  return Negative - 2;
}
