extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "enum-mode-member.c", 2, "reach_error"); }
typedef enum { RED = 1, BLUE = 2 } colour;
struct paint { colour __attribute__((mode(byte))) c; colour __attribute__((mode(byte))) d; };
void is(struct paint *p) { if (p->c != BLUE) return; reach_error(); }
int main(void) {
  struct paint p;
  p.c = BLUE; p.d = RED;
  is(&p);
  return 0;
}
