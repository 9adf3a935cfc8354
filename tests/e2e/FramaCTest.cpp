// Frama-C's Eva, the real one, where it is installed: it is 350 MB, so that
// ./test does not bring it. `mcfuzz checkers install frama-c` does.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Text.h"
#include "validate/Checkers.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

bool installed() {
  if (findChecker({"frama-c-eva", "", "", {}}))
    return true;
  WARN("SKIPPED: Frama-C is not installed; type: mcfuzz checkers install "
       "frama-c");
  return false;
}

Json validate(const std::string &Code, const std::string &Expect,
              const std::string &Checker = "frama-c-eva") {
  TempDir Dir;
  std::string File = (Dir.path() / "task.c").string();
  writeFile(File,
            "extern void __assert_fail(const char *, const char *, unsigned "
            "int, const char *) __attribute__((__noreturn__));\n"
            "void reach_error(void) { __assert_fail(\"0\", \"t.c\", 2, "
            "\"reach_error\"); }\n" +
                Code);
  Run Ran = mcfuzz::test::mcfuzz(
      {"validate", File, "--expect", Expect, "--json", "--checker", Checker});
  INFO(Ran.Out << Ran.Err);
  return parseJson(Ran.Out, "stdout").at(0);
}

} // namespace

TEST_CASE("Eva is right on the bundled seeds that it decides") {
  if (!installed())
    return;
  TempDir Dir;
  fs::path Out = Dir.path() / "out";
  Run Ran = mcfuzz::test::mcfuzz({"run", "--checker", "frama-c-eva", "--quiet",
                                  "--out", Out.string()});
  INFO(Ran.Err);
  size_t Right = 0, Wrong = 0;
  for (const Json &Seed :
       parseJson(readFile(Out / "results.json"), "results.json"))
    for (const Json &Task : Seed["tasks"]) {
      const Json &R = Task["runs"].at(0);
      Right += R["verdict"] == Task["expected"];
      Wrong += R["finding"] == "missed" || R["finding"] == "false-alarm";
    }
  CHECK(Right >= 90); // Of 144.
  CHECK(Wrong == 0);
}

TEST_CASE("Eva: what is said under a condition is no verdict") {
  if (!installed())
    return;
  const char *Alarm = "volatile int v;\n"
                      "int main(void) {\n"
                      "  int a[2] = {0, 0}, i = v ? 5 : 0;\n"
                      "  if (a[i] == 0 && i < 2) reach_error();\n"
                      "  return 0;\n}\n";
  CHECK(validate(Alarm, "unsafe")["verdict"] == "unknown");
  CHECK(validate(Alarm, "unsafe", "frama-c-eva:abstract")["verdict"] ==
        "unknown");
}

TEST_CASE("Eva: attributes that it ignores make a finding doubtful") {
  if (!installed())
    return;
  Json R = validate("int n;\n"
                    "static void done(int *p) { n = 1; }\n"
                    "int main(void) {\n"
                    "  { __attribute__((cleanup(done))) int x = 0; }\n"
                    "  if (n != 1) reach_error();\n"
                    "  return 0;\n}\n",
                    "safe");
  CHECK(R["finding"] == "false-alarm");
  CHECK(R["confirmed"] == false);
  CHECK_THAT(R["reasons"].dump(), Catch::Contains("ignores this attribute"));
}
