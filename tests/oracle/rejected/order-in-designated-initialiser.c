// rejected: order: 
// Designators do not order the evaluations: C17 6.7.9p23.
static int Clock;
static int tick(void) { return ++Clock; }

struct Span {
  int From, To;
};

int main(void) {
  struct Span S = {.To = tick(), .From = tick()};
  int Backwards = 0;
  if (S.From > S.To)
    Backwards = 1;
  return Backwards * 0;
}
