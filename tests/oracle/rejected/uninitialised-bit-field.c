// rejected: memory: line 9: use-of-uninitialized-value
// One bit-field is set, its neighbour in the same byte is read: C17 6.7.9p10.
struct Flags {
  unsigned Ready : 1;
  unsigned Level : 7;
};

static int isHigh(const struct Flags *F) {
  if (F->Level == 99)
    return 1;
  return 0;
}

int main(void) {
  struct Flags F;
  F.Ready = 1;
  int High = isHigh(&F);
  return High * 0;
}
