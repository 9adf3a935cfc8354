// TRICK: read, time, random, kill and access are this program's own functions and members here; nothing of the library is called
void abort(void);

struct device { int (*read)(int), time; };

static int time = 3;
static int read(int n) { return n * time; }
static unsigned random(unsigned *state) { return *state = *state * 5u + 3u; }
static int access(int a[], int i) { return a[i]; }
static int kill(int signal) { return -signal; }

int main(void) {
  struct device d = {read, 4};
  unsigned state = 1;
  int open[] = {5, 6, 7}, clock = 0;
  if (d.read(d.time) != 12)
    abort();
  for (clock = 0; clock < 3; clock++)
    if (access(open, clock) != 5 + clock)
      abort();
  if (random(&state) != 8 || random(&state) != 43)
    abort();
  if (kill(9) < 0)
    time++;
  return read(2) == 8 && clock == 3 ? 0 : 1;
}
