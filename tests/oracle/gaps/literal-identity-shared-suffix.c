// A literal may be the tail of another one: C17 6.4.5p7.
int main(void) {
  const char *Long = "overflow";
  const char *Short = "flow";
  int Shared = 0;
  if (Long + 4 == Short)
    Shared = 1;
  return Shared * 0;
}
