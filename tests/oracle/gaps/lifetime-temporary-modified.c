// Any modification of an object with temporary lifetime is undefined, even
// within the expression: C17 6.2.4p8.
struct Row {
  int Cells[3];
};

static struct Row numbers(int From) {
  struct Row R = {{From, From + 1, From + 2}};
  return R;
}

int main(void) {
  int Sum = 0;
  for (int I = 0; I < 4; ++I)
    Sum += numbers(I).Cells[1] += 10;
  return Sum == 50 ? 0 : 1;
}
