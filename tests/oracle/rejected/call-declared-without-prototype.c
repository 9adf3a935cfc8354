// rejected: source: line 10: calls area with double in place of long
// A double is passed, because the declaration has no parameters, to a function
// that turns out to take a long: C17 6.5.2.2p6.
long area();

int main(void) {
  double Sides[] = {2.0, 3.0};
  int Calls = 0;
  for (int I = 0; I < 2; ++I) {
    area(Sides[I], 7);
    ++Calls;
  }
  return Calls - 2;
}

long area(long Scale, int Side) { return 1 + 0 * (Side + (Scale & 1)); }
