int f(int n) {
  int k = 0;
  if (n) if (n > 1) k = 1; else k = 2;
  else if (n < 0) k = 3;
  for (int i = 0; i < n; i++) ;
  while (n > 2) n--;
  do k++; while (k < 2);
  do { k++; } while (k < 4);
  switch (n) case 1: k = 5;
  switch (n) {
  case 0: case 1:
    k = 6;
    if (k) case 2: k = 7;
  case 3 ... 5:
    break;
  default:;
  }
  if (k) L: k--;
  if (k > 3) goto L;
  { __label__ M; if (k) { __label__ N; goto N; N:; } M:; }
  return k;
}
int main() { return f(2) - f(2); }
