// rejected: address-undefined: line 11: index -23 out of bounds for type 'int[256]'
// A char above 127 is negative and indexes in front of the table:
// C17 6.5.6p8.
static int Zeros[128];
static int Histogram[256];

int main(void) {
  const char Text[] = "caf\xe9";
  int Seen = 0;
  for (int I = 0; Text[I]; ++I)
    if (Histogram[Text[I]] == 0)
      ++Seen;
  return Seen - 4 + Zeros[0];
}
