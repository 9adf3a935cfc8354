// rejected: sequence: 
// The macro evaluates its argument twice, both times with ++: C17 6.5p2.
#define SQUARE(X) ((X) * (X))

int main(void) {
  int Side = 1;
  int Steps = 0;
  while (Side < 9) {
    int Area = SQUARE(Side++);
    (void)Area;
    ++Steps;
  }
  return Steps * 0;
}
