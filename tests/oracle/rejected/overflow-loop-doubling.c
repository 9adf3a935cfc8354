// rejected: address-undefined: line 8: signed integer overflow: 1073741824 * 2 cannot be represented i
// Doubling until the value is no longer positive relies on wrapping:
// C17 6.5p5.
int main(void) {
  int Power = 1;
  int Steps = 0;
  while (Steps < 40) {
    Power = Power * 2;
    ++Steps;
  }
  return Steps - 40;
}
