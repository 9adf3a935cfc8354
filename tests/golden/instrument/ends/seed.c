extern void exit(int);
int mcfuzz_br1;
void (*quit)(int) = exit;
int main(int argc, char **argv);
static int stop(int exit) { return exit; }
main(argc, argv) int argc; char **argv;
{
  if (argc > 1) exit(3);
  if (argc > 5) return main(0, argv);
  if (stop(0)) quit(1);
}
