// rejected: addresses: line 6: uses an address as a number
// An int is aligned to four bytes, which says nothing about the remainder by 3.
static int Object;

int main(void) {
  if ((unsigned long)&Object % 3 == 0)
    return 0;
  return 0;
}
