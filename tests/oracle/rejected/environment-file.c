// rejected: closed: calls f
// Whether the file can be opened: C17 7.21.5.3.
#include <stdio.h>

int main(void) {
  FILE *File = fopen("/etc/passwd", "r");
  int There = 0;
  if (File) {
    There = 1;
    fclose(File);
  }
  return There * 0;
}
