// rejected: address-undefined: line 11: call to function stop through pointer to incorrect function ty
// A function without a result in a table of functions with one; the result is
// not looked at: C17 6.5.2.2p9.
static int Done;
static int start(void) { return ++Done; }
static void stop(void) { ++Done; }

int main(void) {
  int (*Table[])(void) = {start, (int (*)(void))stop};
  for (int I = 0; I < 2; ++I)
    Table[I]();
  return Done - 2;
}
