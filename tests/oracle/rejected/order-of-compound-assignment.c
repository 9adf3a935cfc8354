// rejected: order: 
// Whether += reads Total before or after the call that changes it is
// unspecified: C17 6.5.16p3.
static int Total = 1;

static int add(int By) {
  Total += 10;
  return By;
}

int main(void) {
  Total += add(5);
  if (Total == 6)
    return 0;
  return Total * 0;
}
