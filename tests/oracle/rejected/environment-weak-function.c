// rejected: closed: calls optionalHook
// Whether some other object file or library defines the function.
extern int optionalHook(void) __attribute__((weak));

int main(void) {
  int Hooked = 0;
  if (optionalHook)
    Hooked = optionalHook();
  return Hooked * 0;
}
