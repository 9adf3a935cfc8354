// rejected: floating: gcc -O0 -msse2 -mfpmath=sse reaches the then at line 12 1 times, gcc -O0 0 times
// data-model: ILP32
// The x87 unit keeps more digits than a double has until they are stored:
// C17 5.2.4.2.2p9, 6.5p8.
static double tenth(double Value) { return Value / 10.0; }

int main(void) {
  double Third = 1.0;
  Third = Third / 3.0;
  int Same = 0;
  if (tenth(1.0) * 3.0 == 0.1 * 3.0 && 1.0 / tenth(30.0) == Third)
    Same = 1;
  return Same * 0;
}
