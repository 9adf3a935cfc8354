// rejected: address-undefined: line 7: signed integer overflow: 31 * 309839521 cannot be represented i
// The classic string hash, but in int instead of unsigned: 31 * H leaves the
// range of int after some letters (C17 6.5p5).
static int hashOf(const char *Text) {
  int H = 7;
  while (*Text)
    H = 31 * H + *Text++;
  return H;
}

int main(void) {
  int First = hashOf("signed overflow");
  int Second = hashOf("signed overflow");
  if (First != Second)
    return 1;
  return 0;
}
