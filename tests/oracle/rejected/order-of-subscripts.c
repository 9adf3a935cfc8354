// rejected: order: 
// Table[f()][f()]: two calls within one subscripted expression, C17 6.5p3.
static const int Table[2][2] = {{0, 1}, {2, 3}};
static int Bit = 1;

static int flip(void) {
  Bit = !Bit;
  return Bit;
}

int main(void) {
  int Found = Table[flip()][flip()];
  if (Found == 1)
    return 0;
  return Found * 0;
}
