// TRICK: conversion truncates first, so -0.9 to unsigned is 0 and 255.75 to unsigned char is 255: in range (C17 6.3.1.4p1)
#include <limits.h>
#include <stdlib.h>

int main(void) {
  double below = -0.875, high = 255.75;
  unsigned u = (unsigned)below;
  unsigned char c = (unsigned char)high;
  if (u != 0 || c != 255)
    abort();
  if ((int)2147483647.5 != INT_MAX || (int)-2147483648.5 != INT_MIN)
    abort();
  if ((_Bool)0.25 != 1 || (_Bool)-0.0 != 0)
    abort();
  int downs = 0;
  for (double d = 3.5; (int)d > -3; d -= 1.0)
    downs++;
  if (downs != 7)
    abort();
  float f = 16777215;
  if ((int)f != 16777215 || (float)(1 << 24) != 16777216.0f)
    abort();
  long long big = 1LL << 52;
  return (long long)(double)(big + 1) == big + 1 && (unsigned)4294967295.5 == UINT_MAX ? 0 : 1;
}
