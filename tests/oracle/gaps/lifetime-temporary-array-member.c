// The array in a returned struct lives until the end of the full expression:
// C17 6.2.4p8.
struct Name {
  char Text[8];
};

__attribute__((noinline)) static struct Name nameOf(char First) {
  struct Name N = {{First, 'e', 'd', 0}};
  return N;
}

int main(void) {
  const char *Text = nameOf('r').Text;
  int Letters = 0;
  while (Text[Letters] && Letters < 3)
    ++Letters;
  return Letters - 3;
}
