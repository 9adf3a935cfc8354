#include "profile/LoopBounds.h"

#include "tests/TestHelp.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

/// "function:line=most" for each bound, in order of the text.
std::string boundsOf(const std::string &Code,
                     DataModel Model = DataModel::LP64) {
  Task T;
  T.Name = "t";
  T.Model = Model;
  T.Code = Code;
  auto Bounds = measureBounds(T, {});
  if (!Bounds)
    return "none";
  std::string Text;
  for (const LoopBound &B : *Bounds)
    Text += (Text.empty() ? "" : " ") + B.Function + ":" +
            std::to_string(B.Line) + "=" + std::to_string(B.Most);
  return Text;
}

} // namespace

TEST_CASE("the most iterations of one entry are measured") {
  const char *Loops = "int main(void) {\n"
                      "  int n = 0;\n"
                      "  for (int i = 0; i < 3; i++)\n"
                      "    for (int j = 0; j < i; j++) n++;\n"
                      "  while (n < 10) if (n++ == 5) continue;\n"
                      "  do n++; while (n < 15);\n"
                      "  for (;;) { if (n++ > 20) break; }\n"
                      "  while (n < 0) n++;\n"
                      "  return 0;\n"
                      "}\n";
  std::string Wanted = "main:3=3 main:4=2 main:5=7 main:6=5 main:7=7 main:8=0";
  CHECK(boundsOf(Loops) == Wanted);
  CHECK(boundsOf(Loops, DataModel::ILP32) == Wanted);
}

TEST_CASE("where CBMC does not begin anew, all entries count together") {
  CHECK(boundsOf("int f[3];\n"
                 "int main(void) {\n"
                 "  int g = 0, h;\n"
                 "  for (; g < 3; g++) {\n"
                 "    int j = 1, k = 0;\n"
                 "    for (h = 0; h < 3; h++) f[h] = 1;\n"
                 "    for (; j < 10; j++) f[0]++;\n"
                 "    f[1]++;\n"
                 "    while (k < 4) k++;\n"
                 "  }\n"
                 "  return 0;\n"
                 "}\n") == "main:4=3 main:6=3 main:7=27 main:9=4");
}

TEST_CASE("jumps backwards are loops") {
  CHECK(boundsOf("int main(void) {\n"
                 "  int n = 0;\n"
                 "again:\n"
                 "  n++;\n"
                 "  if (n < 5)\n"
                 "    goto again;\n"
                 "  goto out;\n"
                 "out:\n"
                 "  if (n < 9) { n++; goto out; }\n"
                 "  return 0;\n"
                 "}\n") == "main:5=4 main:6=4 main:9=4");
}

TEST_CASE("recursion is measured by its depth, loops in it by frame") {
  CHECK(boundsOf("int fib(int n) {\n"
                 "  int s = 0;\n"
                 "  if (n < 2) return n;\n"
                 "  for (int i = 1; i <= 2; i++) s += fib(n - i);\n"
                 "  return s;\n"
                 "}\n"
                 "int even(int);\n"
                 "int odd(int n) { return n && even(n - 1); }\n"
                 "int even(int n) { return !n || odd(n - 1); }\n"
                 "int main(void) { return fib(6) + even(4) - 9; }\n") ==
        "fib:0=6 fib:4=2 odd:0=2 even:0=3");
}

TEST_CASE("bounds do not depend on how the program ends") {
  std::string Code = "void reach_error(void) { __builtin_abort(); }\n"
                     "void exit(int);\n"
                     "int main(void) {\n"
                     "  for (int i = 0; i < 6; i++)\n"
                     "    if (i == 4) END;\n"
                     "  return 0;\n"
                     "}\n";
  size_t At = Code.find("END");
  for (std::string End : {"reach_error()", "exit(0)", "return 0"})
    CHECK(boundsOf(std::string(Code).replace(At, 3, End)) == "main:4=5");
}

TEST_CASE("a round that a jump begins counts") {
  CHECK(boundsOf("int main(void) {\n"
                 "  int i = 0, c = 0;\n"
                 "  goto in;\n"
                 "  while (i < 3) {\n"
                 "  in:\n"
                 "    i++;\n"
                 "  }\n"
                 "  switch (2) {\n"
                 "  case 0:\n"
                 "    while (c < 5) {\n"
                 "      c++;\n"
                 "  case 2:\n"
                 "      c++;\n"
                 "      switch (c) { case 1: ; }\n"
                 "    }\n"
                 "  }\n"
                 "  return 0;\n"
                 "}\n") == "main:4=3 main:10=3");
}

TEST_CASE("odd loops are counted, or left alone, never broken") {
  CHECK(boundsOf("int main(void) {\n"
                 "  int n = 7, c = 0;\n"
                 "  if (n) for (int i = 0; i < 2; i++) c++; else c = 100;\n"
                 "  switch (n % 4) {\n"
                 "  case 0: do { c++;\n"
                 "  case 3: c++;\n"
                 "  case 2: c++;\n"
                 "  case 1: c++;\n"
                 "    } while ((n -= 4) > 0);\n"
                 "  }\n"
                 "  int k = ({ int s = 0; while (s < 3) s++; s; });\n"
                 "lab: for (; k < 5; k++) ;\n"
                 "  void *where = &&lab; if (k++ < 7) goto *where;\n"
                 "  return c - 9;\n"
                 "}\n") == "main:3=2 main:5=2 main:11=3 main:12=2");
  CHECK(boundsOf("int main(void) { this is no C; }") == "none");
}
