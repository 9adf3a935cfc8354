// rejected: closed: calls __builtin_ia32_rdtsc
// The time stamp counter of the processor by a builtin.
int main(void) {
  unsigned long long From = __builtin_ia32_rdtsc();
  unsigned Rounds = 0;
  while (__builtin_ia32_rdtsc() - From < 100000ull)
    ++Rounds;
  return Rounds > 1000000000u ? 1 : 0;
}
