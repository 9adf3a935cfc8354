#include "tests/TestHelp.h"

#include "core/Error.h"
#include "profile/ProfileSeed.h"
#include "profile/Rules.h"

#include <set>

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

Profile profileOf(const std::string &Code, double Seconds = 5) {
  NativeLimits Limit;
  Limit.WallSeconds = Seconds;
  return profileProgram(counted(Code), DataModel::LP64, Limit);
}

std::string reason(const std::string &Code, double Seconds = 5) {
  return profileOf(Code, Seconds).Reason;
}

} // namespace

TEST_CASE("a well-behaved seed is accepted with its counts") {
  Profile P =
      profileOf("int main() { int n = 0; for (int i = 0; i < 3; i++) n += "
                "i; return n != 3; }");
  CHECK(P.Accepted);
  CHECK(P.Reason.empty());
  CHECK(P.Counts == std::vector<uint32_t>{3});
  CHECK(P.Rules.size() == rules().size());
}

TEST_CASE("a seed that does not end well is rejected, with the reason") {
  CHECK(reason("int main() { for (;;) ; }", 0.5) ==
        "ends-normally: gcc -O0: over the time limit");
  CHECK(reason("int main() { int *p = 0; return *p; }") ==
        "ends-normally: gcc -O0: killed by SIGSEGV");
  CHECK(reason("int main() { return 7; }") ==
        "ends-normally: gcc -O0: exit status 7");
  CHECK(reason("void _exit(int); int main() { _exit(0); }") ==
        "structured: calls _exit");
  CHECK(
      reason("int puts(const char *); int main() { for (int i = 0; i < 1000000;"
             " i++) puts(\"0123456789\"); }") ==
      "ends-normally: gcc -O0: over the output limit");
}

TEST_CASE("a seed that is not closed is rejected") {
  CHECK(reason("long time(long *); int main() { return !time(0); }") ==
        "closed: calls time");
  CHECK(reason("int setjmp(void *); long b[99]; int main() { setjmp(b); }") ==
        "structured: calls setjmp");
  CHECK(reason("int main() { __asm__(\"nop\"); }") ==
        "no-assembly: line 1: has inline assembly");
}

TEST_CASE("what a header's macro calls is seen") {
  TempDir Dir;
  writeFile(
      Dir.path() / "s.c",
      "#include <setjmp.h>\njmp_buf b; int main() { if (setjmp(b)) return "
      "1; return 0; }\n");
  Instrumented Result =
      instrument({"s.c", (Dir.path() / "s.c").string()}, DataModel::LP64, {});
  REQUIRE(Result.Program);
  CHECK(profileProgram(*Result.Program, DataModel::LP64, {}).Reason ==
        "structured: calls _setjmp");
}

TEST_CASE("code that runs after the end rejects a seed") {
  CHECK(reason("int atexit(void (*)(void)); void f(void) {} int main() { "
               "atexit(f); return 0; }") == "structured: calls atexit");
  CHECK_THAT(
      reason("__attribute__((destructor)) void f(void) {} int main() {}"),
      Catch::Contains("after the end"));
}

TEST_CASE("a seed that takes our names is rejected") {
  CHECK_THAT(reason("int reach_error; int main() { return reach_error; }"),
             Catch::Contains("free-names: declares reach_error"));
  CHECK_THAT(reason("void __assert_fail(int); int main() { return 0; }"),
             Catch::Contains("free-names: declares __assert_fail"));
  CHECK(
      reason("extern void __assert_fail(const char *a, const char *f, unsigned "
             "l, const char *g); int main() { if (0) __assert_fail(0, 0, 0, 0);"
             " return 0; }") == "");
}

TEST_CASE("compilers that disagree reject a seed") {
  // Order of evaluation of arguments is unspecified: gcc goes from right to
  // left, clang from left to right.
  CHECK_THAT(
      reason("int n; int f(void) { return ++n; } int first(int a, int b) "
             "{ return a; } int main() { if (first(f(), f()) == 1) return "
             "0; return 0; }"),
      Catch::Contains("clang-O0: clang -O0 reaches the then at line 1 1 "
                      "times, gcc -O0 0 times"));
}

TEST_CASE("sanitizer reports reject a seed") {
  CHECK_THAT(reason("int main() { int x = 2147483647; int y = x + 1; if (y) "
                    "{} return 0; }"),
             Catch::Contains("signed integer overflow"));
  CHECK_THAT(reason("int main() { int a[2] = {0, 0}; int i = 2; int *p = a; if "
                    "(p[i] * 0) {} return 0; }"),
             Catch::Contains("address-undefined: "));
  CHECK_THAT(reason("int main() { int a[2]; int i = 1; if (a[i] == a[i]) {} "
                    "return 0; }"),
             Catch::Contains("memory: "));
}

TEST_CASE("comparing and subtracting unrelated pointers rejects a seed") {
  CHECK_THAT(reason("int a[2], b[2]; int lt(int *p, int *q) { return p < q; } "
                    "int main() { int n = lt(a, b) * 0; if (n) {} return 0; }"),
             Catch::Contains("invalid-pointer-pair"));
  CHECK_THAT(reason("int a[2], b[2]; long d(int *p, int *q) { return p - q; } "
                    "int main() { long n = d(a, b) * 0; if (n) {} return 0; }"),
             Catch::Contains("invalid-pointer-pair"));
  CHECK(reason("int a[2]; int main() { int n = 0; for (int *p = a; p < a + 2; "
               "p++) n++; return n != 2; }") == "");
}

TEST_CASE("unsequenced side effects reject a seed") {
  CHECK_THAT(
      reason("int main() { int i = 1; i = i++ + 1; if (i) {} return 0; }"),
      Catch::Contains("sequence: "));
  CHECK(reason("int main() { int i = 1, j; j = (i++, i); if (j == 2) return 0; "
               "return 1; }") == "");
}

TEST_CASE("a count that depends on the fill of the stack rejects a seed") {
  // -O0 reads what the last call left; both fills differ from each other. The
  // sanitizer then says what it was.
  Profile P = profileOf("int f(void) { int a[2], *p = a; return p[1]; } int "
                        "main() { if (f() == 0) {} return 0; }");
  CHECK(P.Reason == "memory: line 1: use-of-uninitialized-value");
  REQUIRE(P.Rules.size() > 2);
  CHECK(P.Rules[P.Rules.size() - 2].Rule == "fill");
}

TEST_CASE("a count that depends on strict aliasing rejects a seed") {
  CHECK_THAT(
      reason("__attribute__((noinline)) int f(int *p, float *q) { *p = 1; *q = "
             "0; return *p; } int main() { int x; if (f(&x, (float *)&x)) {} "
             "return 0; }"),
      Catch::Contains("-O2 reaches the then at line 1 1 times"));
}

TEST_CASE("a profile survives being written and read") {
  CountedProgram Program =
      counted("unsigned long strlen(const char *); int main() { if (strlen(\"a\") == 1) return 0; }");
  Profile P = profileProgram(Program, DataModel::LP64, {});
  REQUIRE(P.Accepted);
  Json Document = profileToJson(P, &Program);
  CHECK(Document["branches"][0]["count"] == 1);
  CHECK(Document["labels"][0]["detail"] == "strlen");
  Profile Back = profileFromJson(Document, "p.json", Program);
  CHECK(Back.Accepted);
  CHECK(Back.Counts == P.Counts);
  CHECK(Back.Labels.size() == P.Labels.size());
  CHECK_THROWS_AS(profileFromJson(Document, "p.json", counted("int main() {}")),
                  Error);
  CHECK_THROWS_AS(profileFromJson(Json::object(), "p.json", Program), Error);
}

TEST_CASE("Frama-C gives a second opinion") {
  if (!findProgram("frama-c")) {
    WARN("SKIPPED: Frama-C (package frama-c-base) is not installed");
    return;
  }
  auto opinion = [](const std::string &Code) {
    Profile P = profileProgram(counted(Code), DataModel::LP64, {}, {}, "frama-c");
    return P.Rules.back();
  };
  CHECK(opinion("int main() { int n = 0; for (int i = 0; i < 3; i++) n += i; "
                "return n - 3; }")
            .Result == RuleResult::Passed);
  // Two unsequenced accesses, hidden from every compiler.
  Evidence Hidden =
      opinion("int f(int *p, int *q) { return (*p = 1) + *q; } int main() { int"
              " x = 1; if (f(&x, &x) == 2) return 0; return 1; }");
  CHECK(Hidden.Result == RuleResult::Failed);
  CHECK_THAT(Hidden.Detail, Catch::Contains("separated"));
}

TEST_CASE("each rule is explained, with a program that needs it") {
  std::string Page = readFile(sourceDir() / "docs/oracle.md");
  for (const Rule &R : rules()) {
    INFO(R.Name);
    size_t At = Page.find("\n### " + std::string(R.Name) + "\n");
    REQUIRE(At != std::string::npos);
    std::string Section = Page.substr(At, Page.find("\n### ", At + 5) - At);
    size_t Link = Section.find("](../tests/oracle/");
    REQUIRE(Link != std::string::npos);
    std::string Name = Section.substr(Link + 5, Section.find(')', Link) - Link - 5);
    REQUIRE(fs::exists(sourceDir() / Name));
    if (std::string(R.Name) == "interpreter")
      continue; // Its programs are in tests/oracle/gaps.
    CHECK_THAT(readFile(sourceDir() / Name),
               Catch::StartsWith("// rejected: " + std::string(R.Name) + ": "));
  }
}

TEST_CASE("the gaps are listed") {
  std::string Page = readFile(sourceDir() / "docs/oracle.md");
  for (const auto &Entry : fs::directory_iterator(sourceDir() / "tests/oracle/gaps"))
    CHECK_THAT(Page, Catch::Contains(Entry.path().stem().string()));
}

TEST_CASE("rules have names and meanings") {
  std::set<std::string> Names;
  for (const Rule &R : rules()) {
    CHECK(Names.insert(R.Name).second);
    CHECK(std::string(R.Meaning).size() > 10);
  }
}
