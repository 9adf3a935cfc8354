// rejected: no-assembly: line 3: puts a variable into a machine register
// A variable in a named register (GCC manual): here the stack pointer.
register unsigned long StackPointer __asm__("rsp");

int main(void) {
  int Aligned = 0;
  if (StackPointer % 64 == 0)
    Aligned = 1;
  return Aligned * 0;
}
