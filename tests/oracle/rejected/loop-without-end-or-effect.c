// rejected: over the time limit
// The value stays even and never becomes 3; the loop has no effect, so a
// compiler may assume that it ends: C17 6.8.5p6.
static unsigned wait(unsigned From) {
  while (From != 3u)
    From += 2u;
  return From;
}

int main(void) {
  unsigned Got = wait(4u);
  if (Got == 3u)
    return 0;
  return 0;
}
