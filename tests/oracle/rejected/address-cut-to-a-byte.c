// rejected: addresses: line 6: uses an address as a number
// No address is null, but its last byte may be.
static int Object;

int main(void) {
  if ((unsigned char)(unsigned long)&Object)
    return 0;
  return 0;
}
