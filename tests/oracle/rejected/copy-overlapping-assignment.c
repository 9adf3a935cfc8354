// rejected: address-undefined: line 20: memcpy-param-overlap
// A struct is assigned from one that overlaps it by a part: C17 6.5.16.1p3.
struct Block {
  char Bytes[8];
};

union Both {
  struct {
    struct Block Low;
    int Tail;
  } A;
  struct {
    int Head;
    struct Block High;
  } B;
};

int main(void) {
  union Both U = {.A = {{"abcdefg"}, 7}};
  U.B.High = U.A.Low;
  int Tail = 0;
  if (U.B.Head != 0)
    Tail = 1;
  return Tail - 1;
}
