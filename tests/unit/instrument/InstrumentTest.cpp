#include "tests/TestHelp.h"

#include "core/Error.h"
#include "instrument/Render.h"
#include "profile/CountingCode.h"
#include "profile/NativeRun.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

Points allPoints() { return parsePoints("all"); }

/// The counts after a native run, in the order of the branches.
std::vector<uint32_t> countsOf(const CountedProgram &Program) {
  CountedRun Ran = runCounted(Program, DataModel::LP64, {"gcc", {"-O0"}}, {});
  INFO(Ran.problem() << "\n"
                     << countingCode(Program, DataModel::LP64, "counts"));
  REQUIRE(Ran.Counts);
  return *Ran.Counts;
}

std::vector<uint32_t> countsOf(const std::string &Code,
                               const Points &What = {}) {
  return countsOf(counted(Code, What));
}

using Counts = std::vector<uint32_t>;

} // namespace

TEST_CASE("golden files show every rewriting") {
  for (const auto &Entry :
       fs::directory_iterator(sourceDir() / "tests/golden/instrument")) {
    CAPTURE(Entry.path().string());
    CountedProgram Program =
        counted(readFile(Entry.path() / "seed.c"), allPoints());
    std::string Text =
        render(Program, declareCounters(Program), countAll(Program), "");
    checkGolden(Entry.path() / "counted.c", Text);
    std::string List;
    for (const Branch &B : Program.Branches)
      List += std::to_string(B.Id) + " " + std::string(toString(B.Kind)) + " " +
              B.Function + " " + std::to_string(B.Line) + ":" +
              std::to_string(B.Column) + "\n";
    for (const std::string &Note : Program.Uncounted)
      List += "uncounted " + Note + "\n";
    checkGolden(Entry.path() / "branches.txt", List);
    countsOf(Program); // It compiles, runs and ends normally.
  }
}

TEST_CASE("each branch is counted as often as it is taken") {
  CHECK(countsOf("int main() { for (int i = 0; i < 5; i++) if (i % 2) ; }") ==
        Counts{5, 2, 3});
  CHECK(countsOf("int main() { int i = 3; while (i) i--; do i++; while (i < 4);"
                 " return 0; }") == Counts{3, 4});
  CHECK(
      countsOf("int main() { int n = 0; for (int i = 0; i < 3; i++) switch "
               "(i) { case 0: n++; case 1: n++; break; default: n = 9; } }") ==
      Counts{3, 1, 2, 1});
  CHECK(countsOf("int main() { int n = 0; for (int i = 0; i < 4; i++) n += i > "
                 "2 ? 1 : 2; return n != 7; }") == Counts{4, 1, 3});
}

TEST_CASE("logical operators, labels and functions are counted on demand") {
  CHECK(
      countsOf("int f(int x) { return x; } int main() { int i = 0; again: i++;"
               " if (f(i) && f(i - 1) || f(0)) {} if (i < 3) goto again; }",
               parsePoints("logical,label,function")) == Counts{7, 1, 3, 1, 3});
}

TEST_CASE("Duff's device keeps its meaning") {
  CHECK(countsOf("int main() { int n = 11, k = 0, t = (n + 3) / 4;"
                 "switch (n % 4) { case 0: do { k++; case 3: k++; case 2: k++;"
                 "case 1: k++; } while (--t > 0); } return k != 11; }") ==
        Counts{0, 2, 3, 3, 3}); // case 0, do, case 3, 2, 1
}

TEST_CASE("a dangling else stays with its if") {
  CHECK(countsOf("int main() { int a = 1, b = 0, r = 0; if (a) if (b) r = 1; "
                 "else r = 2; return r != 2; }") == Counts{1, 0, 0, 1});
}

TEST_CASE("a null pointer constant in an arm keeps its meaning") {
  CHECK(countsOf(
            "int main() { int x; int *p = &x; p = p ? 0 : p; long *q = p ? "
            "(void *)0 : (long *)0; return p || q; }") == Counts{1, 0, 0, 1});
}

TEST_CASE("the GNU conditional evaluates its condition once") {
  CHECK(
      countsOf("int n; int f(void) { return n++; } int main() { int a = f() ?:"
               " 7, b = f() ?: 8; return !(a == 7 && b == 1 && n == 2); }") ==
      Counts{0, 1, 1, 0});
}

TEST_CASE("every normal end of the program gives the counts") {
  CHECK(countsOf("void exit(int); int main() { if (1) exit(0); for (;;) ; }") ==
        Counts{1, 0, 0});
  CHECK(countsOf("void f(void) { if (1) exit(0); } int main() { f(); }") ==
        Counts{1, 0}); // exit is declared implicitly
  CHECK(countsOf("int main() { void exit(int); if (1) exit(0); }") ==
        Counts{1, 0}); // in a block only
  CHECK(countsOf("void main(void) { if (0) ; }").size() == 2);
  CHECK(countsOf("main(c, v) char **v; { if (c == 1) return 0; return 1; }") ==
        Counts{1, 0});
  CHECK(countsOf("int main(int c, char **v, char **e) { if (v[1] || *e) return "
                 "1; return 0; }") == Counts{0, 1});
}

TEST_CASE("main may call itself; only its last return ends the program") {
  CHECK(countsOf("int d; int main() { if (d++ < 3) main(); return 0; }") ==
        Counts{3, 1});
}

TEST_CASE("main keeps its name to itself") {
  CHECK(countsOf("int strcmp(const char *, const char *); int main() { if "
                 "(strcmp(__func__, \"main\") || sizeof __FUNCTION__ != 5) "
                 "return 1; return 0; }") == Counts{0, 1});
}

TEST_CASE("the headers of the C library are understood") {
  TempDir Dir;
  std::string Code;
  for (const char *Header :
       {"assert",   "complex", "ctype",  "errno",  "fenv",   "float",
        "inttypes", "limits",  "locale", "math",   "setjmp", "signal",
        "stdarg",   "stdbool", "stddef", "stdint", "stdio",  "stdlib",
        "string",   "time",    "wchar",  "wctype", "tgmath"})
    Code += std::string("#include <") + Header + ".h>\n";
  writeFile(Dir.path() / "s.c", Code + "int main() { if (errno) return 1; }\n");
  for (DataModel Model : {DataModel::LP64, DataModel::ILP32}) {
    Instrumented Result =
        instrument({"s.c", (Dir.path() / "s.c").string()}, Model, {});
    INFO(Result.Problem);
    REQUIRE(Result.Program);
    for (const char *Compiler : {"gcc", "clang"})
      CHECK(runCounted(*Result.Program, Model, {Compiler, {"-O0"}}, {})
                .problem() == "");
  }
}

TEST_CASE("a seed that uses our names gets other ones") {
  CountedProgram Program = counted(
      "int mcfuzz_br1 = 5; int main() { if (mcfuzz_br1 != 5) return 1; }");
  CHECK(Program.Prefix == "mcfuzz2_");
  CHECK(countsOf(Program) == Counts{0, 1});
}

TEST_CASE("a program that replaces library functions still gives its counts") {
  CHECK(
      countsOf("long write(int f, const void *p, unsigned long n) { return -1;"
               "} int open(const char *p, int f, ...) { return -1; }"
               "int main() { if (write(1, 0, 0) < 0) return 0; return 1; }") ==
      Counts{1, 0});
}

TEST_CASE("line markers give the lines of the seed, and vanish") {
  CountedProgram Program =
      counted("# 1 \"x.h\" 1\nint g;\n# 10 \"seed.c\" 2\nint main() {\n\n\n"
              "  if (g) ;\n}\n");
  CHECK(Program.Branches.at(0).Line == 13);
  CHECK(Program.Base.find("# 1") == std::string::npos);
  CHECK(Program.Base == "int g;\nint main() {\n  if (g) ;\n}\n");
}

TEST_CASE("functions without a body are listed") {
  CountedProgram Program = counted("int puts(const char *); static int f(void) "
                                   "{ return g(); } int main() { return f() + "
                                   "sizeof(puts); }");
  CHECK(Program.ExternalFunctions == std::vector<std::string>{"g", "puts"});
}

TEST_CASE("library functions that a seed did not declare are declared") {
  auto rendered = [](const std::string &Code, DataModel Model) {
    Instrumented Given = instrumentText(Code, Model, {});
    REQUIRE(Given.Program);
    return render(*Given.Program, "", [](unsigned) { return std::nullopt; }, "");
  };
  const std::string Code = "int f(void) { return g(1); }\n"
                           "int g(int x) { return x; }\n"
                           "int main() {\n  char b[4];\n  memset(b, 0, 4);\n"
                           "  if (strlen(b)) abort();\n  exit(f() - 1);\n}\n";
  std::string Text = rendered(Code, DataModel::LP64);
  INFO(Text);
  CHECK_THAT(Text,
             Catch::Contains("extern void abort(void)") &&
                 Catch::Contains(
                     "extern void *memset(void *, int, unsigned long);") &&
                 Catch::Contains("extern unsigned long strlen(const char *);"));
  CHECK_THAT(Text, !Catch::Contains("extern int g"));
  CHECK_THAT(rendered(Code, DataModel::ILP32),
             Catch::Contains("extern unsigned int strlen(const char *);"));
  // What is declared somewhere, before or after, is left alone.
  CHECK_THAT(rendered("int f(void) { abort(); }\nvoid abort(void);\n"
                      "int main() { void *malloc(); return malloc(3) == 0; }\n",
                      DataModel::LP64),
             !Catch::Contains("extern "));
}

TEST_CASE("features that matter to an oracle are seen") {
  auto has = [](FeatureKind Kind, const std::string &Code) {
    CountedProgram Program = counted(Code);
    return std::any_of(Program.Features.begin(), Program.Features.end(),
                       [&](const Feature &F) { return F.Kind == Kind; });
  };
  CHECK(has(FeatureKind::Assembly, "int main() { __asm__(\"\"); }"));
  CHECK(has(FeatureKind::VolatileRead,
            "volatile int x; int main() { return x; }"));
  CHECK_FALSE(has(FeatureKind::VolatileRead,
                  "volatile int x; int main() { x = 1; return 0; }"));
  CHECK(has(FeatureKind::Destructor,
            "__attribute__((destructor)) void f(void) {} int main() {}"));
  CHECK(has(FeatureKind::Unsequenced,
            "int main() { int i = 0; i = i++ + 1; return i; }"));
  CHECK(has(FeatureKind::FloatingPoint, "double d; int main() {}"));
  CHECK(has(FeatureKind::GnuExtension, "int main() { return ({ 0; }); }"));
  CHECK(has(FeatureKind::ImplicitDeclaration, "int main() { exit(0); }"));
}

TEST_CASE("addresses as numbers, where somebody sees the number") {
  auto seen = [](const std::string &Expression) {
    CountedProgram Program =
        counted("int a[2], b; char *p; int f(); int main() { return (int)(" +
                Expression + "); }");
    return std::any_of(
        Program.Features.begin(), Program.Features.end(),
        [](const Feature &F) { return F.Kind == FeatureKind::Address; });
  };
  CHECK(seen("(unsigned long)&b"));
  CHECK(seen("(unsigned long)&b % 8"));
  CHECK_FALSE(seen("(unsigned long)&b % 4"));
  CHECK_FALSE(seen("((unsigned long)&b & 3) == 0"));
  CHECK_FALSE(seen("*(int *)(unsigned long)&b"));
  CHECK_FALSE(seen("(unsigned long)p == 0"));
  CHECK_FALSE(seen("(unsigned long)&((struct { int x, y; } *)0)->y"));
  CHECK(seen("&a[2] == &b"));
  CHECK_FALSE(seen("&a[1] == &b"));
  CHECK(seen("\"x\" == \"x\""));
}

TEST_CASE("what cannot be instrumented has a reason") {
  auto problem = [](const std::string &Code) {
    return instrumentText(Code, DataModel::LP64, {}).Problem;
  };
  CHECK(problem("int f(void) { return 0; }") == "no definition of main");
  CHECK(problem("int main( {") == "clang: 1:11: expected parameter declarator");
  CHECK(problem("float main(void) { return 0; }") == "main returns float");
  CHECK(problem("int main(void) { return x; }") ==
        "clang: 1:25: use of undeclared identifier 'x'");
}

TEST_CASE("deep nesting does not overflow the stack") {
  std::string Labels, Ifs;
  for (int I = 0; I < 100000; ++I)
    Labels += "case " + std::to_string(I) + ":\n"; // Clang counts columns: short lines.
  for (int I = 0; I < 5000; ++I)
    Ifs += "if (x) ; else\n";
  CountedProgram Program = counted("int main() { int x = 0; switch (x) {" +
                                   Labels + ";} " + Ifs + "; return 0; }");
  CHECK(Program.Branches.size() == 100000 + 2 * 5000);
}

TEST_CASE("only the chosen branches are rendered") {
  CountedProgram Program =
      counted("int main() { int x = 1; if (x) x = x ? 2 : 3;"
              " while (x < 2) x++; return 0; }");
  std::string Text = render(
      Program, "",
      [](unsigned Id) {
        return Id == 2 ? std::optional<std::string>("N") : std::nullopt;
      },
      "");
  CHECK(Text.find("{ x = x ? 2 : 3; } else { N; } while (x < 2) { x++; }") !=
        std::string::npos);
}

TEST_CASE("counters can live in an array") {
  Points What;
  What.InArray = true;
  CountedProgram Program =
      counted("int main() { for (int i = 0; i < 5; i++) if (i % 2) ; }", What);
  CHECK(declareCounters(Program) == "unsigned mcfuzz_br[4];\n");
  CHECK(countsOf(Program) == Counts{5, 2, 3});
}

TEST_CASE("points are chosen by name") {
  CHECK_THROWS_AS(parsePoints("if,loops"), Error);
  CHECK(parsePoints("logical").Logical);
  CHECK_FALSE(parsePoints("logical").If);
  CHECK_FALSE(parsePoints("branches").Label);
}

TEST_CASE("the result does not depend on when or where it is made") {
  TempDir A, B;
  std::string Code =
      "#include <stdlib.h>\nint main() { if (abs(-1)) exit(0); }";
  writeFile(A.path() / "s.c", Code);
  writeFile(B.path() / "s.c", Code);
  auto text = [](const fs::path &Path) {
    Instrumented Result =
        instrument({"s.c", Path.string()}, DataModel::LP64, {});
    INFO(Result.Problem);
    REQUIRE(Result.Program);
    return render(*Result.Program, "", countAll(*Result.Program), "");
  };
  CHECK(text(A.path() / "s.c") == text(B.path() / "s.c"));
}
