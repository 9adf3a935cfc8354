// TRICK: designators jump, later ones override earlier ones without effects, and the size follows the largest index (C17 6.7.9p17,p19,p22)
#include <stdlib.h>

enum day { MON, TUE, WED, THU };

static const char *const names[] = {[WED] = "wed", [MON] = "mon", "tue", [THU] = "thu"};

struct point { int x, y, z; };

int main(void) {
  int a[] = {[5] = 50, 60, [2] = 20, 30, [5] = 55};
  if (sizeof a / sizeof a[0] != 7)
    abort();
  int expected[7] = {0, 0, 20, 30, 0, 55, 60};
  for (int i = 0; i < 7; i++)
    if (a[i] != expected[i])
      abort();
  for (enum day d = MON; d <= THU; d++)
    if (!names[d] || names[d][0] != "mtwt"[d])
      abort();
  struct point p = {.z = 3, .x = 1};
  struct { struct point q[2]; int n; } deep = {.q[1].y = 8, 9, .n = 2};
  if (p.y != 0 || deep.q[1].y != 8 || deep.q[1].z != 9 || deep.q[0].x)
    abort();
  int range[8] = {[1 ... 3] = 4, [6 ... 7] = 1};
  int sum = 0;
  for (int i = 0; i < 8; i++)
    sum += range[i];
  return sum == 14 && deep.n == 2 ? 0 : 1;
}
