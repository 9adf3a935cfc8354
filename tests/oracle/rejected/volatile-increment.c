// rejected: volatile: line 6: reads a volatile object
// An increment reads what it increments.
static volatile int Ticks;

int main(void) {
  if (Ticks++)
    return 1;
  return 0;
}
