// rejected: source: line 0: main is in what a line marker calls a system header
// Of system headers only declarations are looked at, so this would hide all.
# 1 "hidden.h" 3
volatile int Input;
int main(void) {
  if (Input)
    return 0;
  return 0;
}
