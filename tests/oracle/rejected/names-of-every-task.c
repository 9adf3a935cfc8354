// rejected: free-names: declares reach_error
// Each task defines reach_error; two definitions do not compile.
static int reach_error(int Value) { return Value + 1; }

int main(void) {
  if (reach_error(1) == 2)
    return 0;
  return 1;
}
