// The recursion needs about 6 MiB of stack; whether it is there depends on a
// limit of the system (C17 says nothing of it).
static unsigned depth(unsigned Left) {
  char Frame[4000];
  Frame[Left % 4000u] = 1;
  if (Left == 0)
    return 0;
  return depth(Left - 1) + (unsigned)Frame[Left % 4000u];
}

int main(void) { return depth(1500) == 1500u ? 0 : 1; }
