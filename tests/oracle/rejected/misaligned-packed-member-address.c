// rejected: address-undefined: line 9: load of misaligned address for type 'const int', which requires
// The address of a packed member is kept in a plain pointer: C17 6.3.2.3p7.
struct __attribute__((packed)) Header {
  char Kind;
  int Length;
};

__attribute__((noinline)) static int lengthAt(const int *Length) {
  return *Length;
}

int main(void) {
  struct Header H = {'h', 12};
  if (lengthAt((const int *)((const char *)&H + 1)) != 12)
    return 1;
  return 0;
}
