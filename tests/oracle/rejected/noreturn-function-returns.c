// rejected: address-undefined: line 14: execution reached an unreachable program point
// A _Noreturn function that returns: C17 6.7.4p8.
static int Failures;

__attribute__((noinline)) static _Noreturn void fail(int Code) {
  if (Code == 0)
    for (;;)
      ;
  ++Failures;
}

int main(void) {
  if (Failures == 0)
    fail(3);
  return 0;
}
