// rejected: address-undefined: line 7: left shift of 1 by 31 places cannot be represented in type 'int
// 1 << 31 as the last flag of an int: C17 6.5.7p4.
int main(void) {
  int Flags = 0;
  int Count = 0;
  for (int Bit = 0; Bit < 32; ++Bit) {
    Flags |= 1 << Bit;
    ++Count;
  }
  if (Flags != -1)
    return 1;
  return Count - 32;
}
