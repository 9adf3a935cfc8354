// The copy overlaps itself and runs from the low end, which would be fine
// without restrict: C17 6.7.3.1p4. Nothing depends on it.
static void copy(char *restrict To, const char *restrict From, int Count) {
  for (int I = 0; I < Count; ++I)
    To[I] = From[I];
}

int main(void) {
  char Text[8] = "abcdef";
  copy(Text, Text + 1, 5);
  return Text[0] - 'b';
}
