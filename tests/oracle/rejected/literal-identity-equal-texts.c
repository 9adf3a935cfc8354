// rejected: layout: 
// Whether equal literals are one array is unspecified: C17 6.4.5p7.
static const char *kindOf(int Code) {
  if (Code == 0)
    return "none";
  return "some";
}

int main(void) {
  const char *Kind = kindOf(0);
  int Same = 0;
  if (Kind == (const char *)"none")
    Same = 1;
  return Same * 0;
}
