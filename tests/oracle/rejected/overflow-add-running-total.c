// rejected: address-undefined: line 9: signed integer overflow: 1700000000 + 700000000 cannot be repre
// The sum of the readings does not fit an int: C17 6.5p5. No branch looks at
// the sum afterwards.
static const int Readings[] = {900000000, 800000000, 700000000, 5};

static int total(const int *Values, int Count) {
  int Sum = 0;
  for (int I = 0; I < Count; ++I)
    Sum += Values[I];
  return Sum;
}

int main(void) {
  int Kept = total(Readings, 4);
  (void)Kept;
  return 0;
}
