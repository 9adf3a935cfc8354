// An int swapped by its halves as shorts: C17 6.5p7.
static void swapHalves(unsigned *Word) {
  unsigned short *Half = (unsigned short *)Word;
  unsigned short Kept = Half[0];
  Half[0] = Half[1];
  Half[1] = Kept;
}

int main(void) {
  unsigned Words[3] = {0x00010002u, 7u, 0xffff0000u};
  unsigned Sum = 0;
  for (int I = 0; I < 3; ++I) {
    swapHalves(&Words[I]);
    Sum += Words[I] >> 16;
  }
  return Sum == 9u ? 0 : 1;
}
