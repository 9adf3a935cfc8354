unsigned mcfuzz2_br1 = 0;
unsigned mcfuzz2_br2 = 0;
unsigned mcfuzz2_br3 = 0;
unsigned mcfuzz2_br4 = 0;
unsigned mcfuzz2_br5 = 0;
unsigned mcfuzz2_br6 = 0;
unsigned mcfuzz2_br7 = 0;
unsigned mcfuzz2_br8 = 0;
void mcfuzz2_end(void);
void mcfuzz2_exit(int) __attribute__((__noreturn__));
extern void exit(int);
int mcfuzz_br1;
void (*quit)(int) = mcfuzz2_exit;
int mcfuzz2_main(int argc, char **argv);
static int stop(int exit) { ++mcfuzz2_br1; return exit; }
mcfuzz2_main(argc, argv) int argc; char **argv;
{ ++mcfuzz2_br2;
  if (argc > 1) { ++mcfuzz2_br3; mcfuzz2_exit(3); } else { ++mcfuzz2_br4; }
  if (argc > 5) { ++mcfuzz2_br5; return mcfuzz2_main(0, argv); } else { ++mcfuzz2_br6; }
  if (stop(0)) { ++mcfuzz2_br7; quit(1); } else { ++mcfuzz2_br8; }
return 0; }
void mcfuzz2_exit(int status) {
  mcfuzz2_end();
  exit(status);
}
int main(void) {
  static char name[] = "program";
  static char *argv[3] = {name, 0, 0};
  int status = mcfuzz2_main(1, argv);
  mcfuzz2_end();
  return status;
}
