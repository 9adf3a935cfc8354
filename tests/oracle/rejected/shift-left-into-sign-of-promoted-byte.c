// rejected: address-undefined: line 6: left shift of 200 by 24 places cannot be represented in type 'i
// The byte is promoted to int, where 200 << 24 does not fit: C17 6.5.7p4.
#include <stdint.h>

static uint32_t bigEndian(const uint8_t *Bytes) {
  return (uint32_t)(Bytes[0] << 24 | Bytes[1] << 16 | Bytes[2] << 8 | Bytes[3]);
}

int main(void) {
  const uint8_t Packet[8] = {1, 2, 3, 4, 200, 0, 0, 1};
  uint32_t Largest = 0;
  for (int I = 0; I < 8; I += 4)
    if (bigEndian(Packet + I) > Largest)
      Largest = bigEndian(Packet + I);
  return Largest == 0xc8000001u ? 0 : 1;
}
