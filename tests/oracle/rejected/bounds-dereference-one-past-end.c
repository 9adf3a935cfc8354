// rejected: address-undefined: line 5: stack-buffer-overflow
// The end pointer is dereferenced once, before it is compared: C17 6.5.6p8.
static int count(const short *From, const short *To) {
  int Positive = 0;
  while (*From > 0 && From != To) {
    ++Positive;
    ++From;
  }
  return Positive;
}

int main(void) {
  short Steps[6] = {4, 2, 9, 1, 1, 3};
  return count(Steps, Steps + 6) - 6;
}
