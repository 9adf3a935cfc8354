// rejected: closed: calls __builtin_object_size
// __builtin_object_size gives -1 if the optimiser did not find the object (GCC
// manual).
static int fits(const char *Buffer, unsigned long Size) {
  if (__builtin_object_size(Buffer, 0) >= Size)
    return 1;
  return 0;
}

int main(void) {
  char Small[4] = "abc";
  return fits(Small, 100) * 0;
}
