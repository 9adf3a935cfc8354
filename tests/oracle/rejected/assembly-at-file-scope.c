// rejected: no-assembly: 
// A symbol defined by assembly outside of functions.
__asm__(".globl answer\n.data\n.align 4\nanswer: .long 42\n.text");
extern int answer;

int main(void) {
  if (answer != 42)
    return 1;
  return 0;
}
