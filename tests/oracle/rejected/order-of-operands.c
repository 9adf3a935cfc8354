// rejected: order: 
// The operands of - are evaluated in an unspecified order: C17 6.5p3.
static const char *Input = "93";

static int digit(void) { return *Input++ - '0'; }

int main(void) {
  int Difference = digit() - digit();
  int Positive = 0;
  if (Difference > 0)
    Positive = 1;
  return Positive * 0;
}
