// rejected: floating: gcc -O0 -msse2 -mfpmath=sse reaches the then at line 14 0 times, gcc -O0 1 times
// data-model: ILP32
// The product may have the range of a long double and then does not overflow
// to infinity before it is halved: C17 5.2.4.2.2p9.
__attribute__((noinline)) static int isSmall(float A, float B) {
  return A * B / 2.0f < 3e38f;
}

int main(void) {
  int Small = 0;
  if (isSmall(2e38f, 1.5f))
    ++Small;
  if (isSmall(2e38f, 2.0f))
    ++Small;
  return Small * 0;
}
