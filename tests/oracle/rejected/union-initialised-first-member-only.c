// rejected: fill: clang -O0 -ftrivial-auto-var-init=pattern
// The initialiser sets the one byte; the rest of the union is unspecified
// (C17 6.7.9p17; zeroed only from C23 on, and only for {}).
union Value {
  unsigned char Byte;
  unsigned Word;
};

int main(void) {
  union Value V = {3};
  int Clean = 0;
  if (V.Word == 3)
    Clean = 1;
  return Clean * 0;
}
