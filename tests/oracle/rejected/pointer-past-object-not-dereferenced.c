// rejected: address-undefined: line 7: invalid-pointer-pair:
// The pointer steps over the end by the stride of 3 and is only compared:
// already the addition is undefined, C17 6.5.6p8.
static int everyThird(const char *From, int Count) {
  const char *End = From + Count;
  int Found = 0;
  for (const char *At = From; At < End; At += 3)
    ++Found;
  return Found;
}

int main(void) {
  const char Letters[7] = {'a', 'b', 'c', 'd', 'e', 'f', 'g'};
  return everyThird(Letters, 7) - 3;
}
