// TRICK: members of a packed structure are misaligned, but accessed as members or by memcpy, never through plain pointers (GNU C)
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct __attribute__((packed)) frame { uint8_t type; uint32_t length; uint16_t check; uint64_t stamp; };
struct __attribute__((aligned(8))) roomy { char c; };
typedef uint32_t __attribute__((aligned(1), may_alias)) loose32;

int main(void) {
  struct frame f = {1, 0x01020304, 7, 9}, list[3];
  unsigned char bytes[sizeof f];
  if (sizeof f != 15 || offsetof(struct frame, check) != 5 || _Alignof(struct frame) != 1)
    abort();
  f.length++;
  f.stamp <<= 33;
  memcpy(bytes, &f, sizeof f);
  if (bytes[1] != 5 || bytes[4] != 1 || bytes[11] != 18)
    abort();
  for (int i = 0; i < 3; i++) {
    list[i] = f;
    list[i].length += (uint32_t)i;
  }
  uint32_t sum = 0;
  for (struct frame *p = list; p < list + 3; p++)
    sum += p->length & 0xff;
  if (sum != 5 + 6 + 7 || *(loose32 *)(bytes + 1) != 0x01020305)
    abort();
  return sizeof(struct roomy) == 8 && f.check == 7 ? 0 : 1;
}
