// TRICK: what an initialiser leaves out is initialised like a static object, that is to zero (C17 6.7.9p21)
#include <stdlib.h>

struct inner { int x, y; const char *name; };
struct outer { struct inner in[3]; double d; char text[8]; };

int main(void) {
  int a[10] = {1, 2};
  struct outer o = {{[1] = {.y = 5}}, .text = "hi"};
  char buffer[6] = "a";
  int zeros = 0;
  for (int i = 0; i < 10; i++)
    if (!a[i])
      zeros++;
  if (zeros != 8)
    abort();
  if (o.in[0].x || o.in[1].x || o.in[1].y != 5 || o.in[2].name || o.d != 0.0)
    abort();
  for (int i = 2; i < 8; i++)
    if (o.text[i] != '\0')
      abort();
  if (buffer[1] || buffer[5])
    abort();
  int m[2][3] = {{1}, {2}}, flat[2][3] = {1, 2, 3, 4};
  if (m[0][2] || m[1][0] != 2 || flat[1][0] != 4 || flat[1][1])
    abort();
  static int s[4];
  return s[3] == 0 && (struct inner){.x = 1}.name == NULL ? 0 : 1;
}
