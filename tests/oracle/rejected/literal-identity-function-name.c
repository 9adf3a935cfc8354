// rejected: clang-O0: clang -O0 reaches the then at line 10
// __func__ and a literal of the same letters may or may not share storage:
// C17 6.4.2.2p1, 6.4.5p7.
static const char *name(void) { return __func__; }

int main(void) {
  const char *Literal = "name";
  int Same = 0;
  if (name() == Literal)
    Same = 1;
  return Same * 0;
}
