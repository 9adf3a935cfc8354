// rejected: memory: line 10: use-of-uninitialized-value
// goto skips the initialiser, not the scope: C17 6.2.4p6.
static int pick(int Fast) {
  if (Fast)
    goto End;
  int Cost = 3;
  if (Cost == 3)
    Cost = 2;
End:
  if (Cost > 2000000000)
    return 1;
  return 0;
}

int main(void) { return pick(0) + pick(1); }
