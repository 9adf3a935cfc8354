// rejected: clang-O2: clang -O2 reaches the then at line 9
// Addresses of labels (GNU) are compared by their order in memory, which no
// compiler promises.
int main(void) {
  void *First = &&Start, *Last = &&End;
  int Forward = 0;
Start:
  if ((char *)First < (char *)Last)
    Forward = 1;
End:
  return Forward * 0;
}
