// rejected: ends-normally: gcc -O0: killed by SIGSEGV
// A string literal is made to capitals in place: C17 6.4.5p7.
static void capitals(char *Text) {
  for (; *Text; ++Text)
    if (*Text >= 'a' && *Text <= 'z')
      *Text -= 'a' - 'A';
}

int main(void) {
  char *Word = "OK go";
  capitals(Word);
  return 0;
}
