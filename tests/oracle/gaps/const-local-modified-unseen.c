// A member of a const struct is modified, and only that: C17 6.7.3p6. Nothing
// reads it afterwards.
struct Counter {
  int Limit;
  int Uses;
};

static int use(const struct Counter *C) {
  ++((struct Counter *)C)->Uses;
  return C->Limit;
}

int main(void) {
  const struct Counter C = {3, 0};
  int Rounds = 0;
  while (Rounds < use(&C))
    ++Rounds;
  return Rounds - 3;
}
