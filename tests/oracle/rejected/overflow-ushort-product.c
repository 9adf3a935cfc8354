// rejected: address-undefined: line 6: signed integer overflow: 49152 * 49151 cannot be represented in
// Both factors are promoted to int, and 65535 * 65535 is no int, although
// everything looks unsigned: C17 6.3.1.1p2, 6.5p5.
__attribute__((noinline)) static unsigned area(unsigned short Width,
                                               unsigned short Height) {
  return Width * Height;
}

int main(void) {
  unsigned Largest = 0;
  for (unsigned short Side = 16383; Side != 65535; Side += 16384) {
    unsigned Here = area((unsigned short)(Side + 1), Side);
    if (Here > Largest)
      Largest = Here;
  }
  return Largest > 0 ? 0 : 1;
}
