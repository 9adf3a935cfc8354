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
  CHECK(reason("int main() { return *(volatile int *)0; }") ==
        "ends-normally: gcc -O0: killed by SIGSEGV");
  CHECK(reason("int main() { return 7; }") ==
        "ends-normally: gcc -O0: exit status 7");
  CHECK(reason("void _exit(int); int main() { _exit(0); }") ==
        "ends-normally: gcc -O0: ended without returning from main or calling "
        "exit");
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
        "no-assembly: has inline assembly");
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

TEST_CASE("a profile survives being written and read") {
  CountedProgram Program =
      counted("int strlen(); int main() { if (strlen(\"a\") == 1) return 0; }");
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

TEST_CASE("rules have names and meanings") {
  std::set<std::string> Names;
  for (const Rule &R : rules()) {
    CHECK(Names.insert(R.Name).second);
    CHECK(std::string(R.Meaning).size() > 10);
  }
}
