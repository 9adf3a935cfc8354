// rejected: closed: line 6: uses the variable environ
// The environment is there without any call.
extern char **environ;

int main(void) {
  if (environ[0] && environ[0][0] == 'P')
    return 0;
  return 0;
}
