// rejected: address-undefined: line 4: signed integer overflow: 60000 * 60000 cannot be represented in
// data-model: ILP32
// 60000 * 60000 is a long with 64 bits, but not with 32: C17 6.5p5.
static long square(long Side) { return Side * Side; }

int main(void) {
  int Tried = 0;
  for (long Side = 20000; Side <= 60000; Side += 20000) {
    long Area = square(Side);
    (void)Area;
    ++Tried;
  }
  return Tried - 3;
}
