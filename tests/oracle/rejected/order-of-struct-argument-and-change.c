// rejected: order: clang -O0 with the opposite order of evaluation reaches the then at line 14 1 times
// The struct is passed by value beside a call that changes it: C17 6.5.2.2p10.
struct State {
  int Value[4];
};

static int reset(struct State *S) {
  S->Value[2] = 0;
  return 1;
}

static int check(struct State S, int Flag) {
  if (S.Value[2] == 6)
    return Flag;
  return 0;
}

int main(void) {
  struct State S = {{2, 4, 6, 8}};
  return check(S, reset(&S)) * 0;
}
