// rejected: closed: calls __builtin_cpu_init
// What the processor can do.
int main(void) {
  int Wide = 0;
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2"))
    Wide = 1;
  return Wide * 0;
}
