// TRICK: conversion to _Bool asks "compares unequal to 0", so 256, 0.5 and a pointer become 1 and not their low bit (C17 6.3.1.2)
#include <stdbool.h>
#include <stdlib.h>

static bool from_int(int v) { return v; }

int main(void) {
  int object = 0, ones = 0;
  bool b = 256;
  if (b != 1 || from_int(512) != true)
    abort();
  b = 0.5;
  ones += b;
  b = &object;
  ones += b;
  b = (void *)0;
  ones += b;
  if (ones != 2)
    abort();
  b++;
  b++; /* stays 1 */
  if (b + b != 2)
    abort();
  b--;
  if (b)
    abort();
  b |= 8;
  if (b != 1 || !b || (b ^= 1))
    abort();
  struct { bool flag : 1; } s = {2};
  return s.flag && (bool)"text" && sizeof(bool) == 1 && -true == -1 ? 0 : 1;
}
