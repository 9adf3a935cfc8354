// rejected: gcc-O2: gcc -O2: exit status 1
// The compound literal lives as long as the block around it, which is that of
// the if: C17 6.5.2.5p5.
struct Options {
  int Depth, Width;
};

static int run(const struct Options *Given) {
  const struct Options *Used = Given;
  if (!Used) {
    Used = &(struct Options){2, 40};
  }
  return Used->Depth * Used->Width;
}

int main(void) {
  struct Options Mine = {1, 5};
  if (run(&Mine) != 5)
    return 1;
  return run(0) == 80 ? 0 : 1;
}
