// rejected: memory: line 17: use-of-uninitialized-value
// The parser reports failure and leaves its result alone, the caller does not
// look at the report: C17 6.7.9p10.
static int parse(const char *Text, int *Result) {
  if (*Text < '0' || *Text > '9')
    return 0;
  *Result = *Text - '0';
  return 1;
}

int main(void) {
  const char *Inputs[] = {"7", "x"};
  int Sevens = 0;
  for (int I = 0; I < 2; ++I) {
    int Value;
    parse(Inputs[I], &Value);
    if (Value > 1000)
      ++Sevens;
  }
  return Sevens & 0;
}
