// Pieces that can go, and what programs look like.

#include "tests/TestHelp.h"

#include "core/Text.h"
#include "instrument/ParseC.h"
#include "instrument/Shape.h"
#include "instrument/Simplify.h"

#include <algorithm>

using namespace mcfuzz;

namespace {

std::vector<std::string> results(const std::string &Text) {
  std::vector<std::string> All;
  for (const Simplification &S : simplificationsOf(Text, DataModel::LP64))
    All.push_back(simplified(Text, S));
  return All;
}

bool has(const std::vector<std::string> &All, const std::string &Wanted) {
  return std::find(All.begin(), All.end(), Wanted) != All.end();
}

} // namespace

TEST_CASE("every kind of piece can go") {
  struct {
    const char *From, *To;
  } Cases[] = {
      {"int a; int b;", " int b;"},
      {"int f() { return 1; } int b;", " int b;"},
      {"void g(); void f() { f(); g(); }", "void g(); void f() {  g(); }"},
      {"void f(int a) { if (a) f(1); else f(2); }", "void f(int a) { f(1); }"},
      {"void f(int a) { if (a) f(1); else f(2); }", "void f(int a) { f(2); }"},
      {"void f(int a) { if (a) f(1); else f(2); }",
       "void f(int a) { if (a) f(1);  }"},
      {"void f(int a) { while (a) { a--; } }", "void f(int a) { { a--; } }"},
      {"void f(int a) { { a--; } }", "void f(int a) {  a--;  }"},
      {"int f(int a) { return a + 12; }", "int f(int a) { return a; }"},
      {"int f(int a) { return a + 12; }", "int f(int a) { return 0; }"},
      {"int f(int a) { return f(a + 1); }", "int f(int a) { return a + 1; }"},
      {"int a[] = {11, 22, 33};", "int a[] = {11,  33};"},
      {"struct s { int a; int b; };", "struct s {  int b; };"},
      {"enum e { A, B };", "enum e {  B };"},
      {"int a = 55;", "int a ;"},
      {"void f(int a) { switch (a) { case 1: f(2); } }",
       "void f(int a) { { case 1: f(2); } }"},
  };
  for (const auto &C : Cases) {
    CAPTURE(C.From, C.To);
    CHECK(has(results(C.From), C.To));
  }
}

TEST_CASE("simplifications are shorter, the best first, and none for nonsense") {
  std::string Text = "int f(int a) { if (a) { return a + 1; } return 7; }\n"
                     "int main(void) { return f(0); }\n";
  size_t Last = Text.size();
  for (const Simplification &S : simplificationsOf(Text, DataModel::LP64)) {
    size_t Gain = S.Length - S.Instead.size();
    CHECK(S.Instead.size() < S.Length);
    CHECK(Gain <= Last);
    Last = Gain;
  }
  CHECK(simplificationsOf("int f( {", DataModel::LP64).empty());
  CHECK(simplificationsOf("", DataModel::LP64).empty());
}

TEST_CASE("programs that differ in names and numbers have one shape") {
  CHECK(shapeOf("int a = 1; int main(void) { return a; }") ==
        shapeOf("int  b=2;\nint main(void) { return b; } // note"));
  CHECK(shapeOf("int a, b; int f() { return a; }") !=
        shapeOf("int a, b; int f() { return b; }"));
  CHECK(shapeOf("int a;") != shapeOf("unsigned a;"));
  CHECK(shapeOf("char *a = \"x\";") == shapeOf("char *q = \"yy\";"));
  CHECK_THAT(shapeOf("void f() { abort(); }"), Catch::Contains("abort"));
}

TEST_CASE("warnings are named, and errors are something else") {
  CHECK(warningsOf("int main(void) { return 0; }\n", DataModel::LP64) ==
        std::set<std::string>{});
  CHECK(warningsOf("f() { return 0; }\n", DataModel::LP64)
            ->contains("implicit-int"));
  CHECK(warningsOf("int f() { g(); return 0; }\n", DataModel::LP64)
            ->contains("implicit-function-declaration"));
  CHECK(warningsOf("int f(void) { }\n", DataModel::LP64)
            ->contains("return-type"));
  CHECK(!warningsOf("int f(void) {\n", DataModel::LP64));
  CHECK(!warningsOf("int f(void) { return x; }\n", DataModel::LP64));
}
