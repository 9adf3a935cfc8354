// rejected: order: 
// The function to be called is read from a variable that an argument changes:
// C17 6.5.2.2p10.
static int twice(int X) { return 2 * X; }
static int thrice(int X) { return 3 * X; }
static int (*Operation)(int) = twice;

static int select(int X) {
  Operation = thrice;
  return X;
}

int main(void) {
  int Result = Operation(select(5));
  if (Result == 10)
    return 0;
  return Result * 0;
}
