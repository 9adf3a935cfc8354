// What would make a false flag of a checker's answer, and must not: the traps
// that concern CBMC, with both real versions. Those of checkers that cannot be
// run here are in tests/unit/validate/TrapsTest.cpp.

#include "tests/TestHelp.h"

#include "core/Json.h"
#include "core/Text.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

const std::string Head =
    "extern void __assert_fail(const char *, const char *, unsigned int, const "
    "char *) __attribute__((__noreturn__));\n"
    "void reach_error(void) { __assert_fail(\"0\", \"t.c\", 2, "
    "\"reach_error\"); }\n";

/// One task, both versions of CBMC or a changed description of it.
struct Trap {
  TempDir Dir;
  std::vector<std::string> Checkers = {"cbmc@6.6.0", "cbmc@5.12"};

  /// CBMC with one more argument, for both versions.
  void withArguments(const std::string &More) {
    std::string Text = readFile(sourceDir() / "configs/checkers/cbmc.json");
    std::string Word = "\"--unwinding-assertions\"";
    Text.replace(Text.find(Word), Word.size(), More);
    std::string File = (Dir.path() / "changed.json").string();
    writeFile(File, Text);
    Checkers = {File + "@6.6.0", File + "@5.12"};
  }

  Json validate(const std::string &Code, const std::string &Expect) {
    std::string File = (Dir.path() / "task.c").string();
    writeFile(File, Head + Code);
    std::vector<std::string> Words = {"validate", File, "--expect", Expect,
                                      "--json"};
    for (const std::string &Name : Checkers)
      Words.insert(Words.end(), {"--checker", Name});
    Run Ran = mcfuzz::test::mcfuzz(Words);
    INFO(Ran.Out << Ran.Err);
    Json Results = parseJson(Ran.Out, "stdout");
    REQUIRE(Results.size() == 2);
    for (const Json &R : Results)
      CHECK(R["confirmed"] == false);
    CHECK(Ran.Code == 0);
    return Results;
  }
};

/// The library knows strtok, CBMC does not: its value is anything.
constexpr const char *NoBody =
    "char *strtok(char *, const char *);\n"
    "int main(void) {\n"
    "  char text[] = \"a b\";\n"
    "  if (strtok(text, \" \") != text) reach_error();\n"
    "  return 0;\n}\n";

} // namespace

TEST_CASE_METHOD(Trap, "traps 1 and 3: a function without a body") {
  for (const Json &R : validate(NoBody, "safe"))
    if (R["finding"] == "false-alarm")
      CHECK_THAT(R["reasons"].dump(), Catch::Contains("strtok"));
}

TEST_CASE_METHOD(Trap, "trap 2: CBMC is silent about it, mcfuzz is not") {
  withArguments("\"--no-unwinding-assertions\"");
  Json Results = validate(NoBody, "safe");
  CHECK(Results[0]["version"] == "6.6.0");
  CHECK(Results[0]["verdict"] == "unsafe");
  CHECK_THAT(Results[0]["reasons"].dump(),
             Catch::Contains("cbmc is not known to model strtok"));
  CHECK_FALSE(contains(Results[0]["reasons"].dump(), "no body"));
}

TEST_CASE_METHOD(Trap, "trap 4: checks that have nothing to do with ours") {
  // Unchecked allocation, and arithmetic that the standard checks look at.
  for (const Json &R :
       validate("void *malloc(unsigned long);\n"
                "int main(void) {\n"
                "  int *p = malloc(8);\n"
                "  *p = -8;\n"
                "  if (*p >> 1 != -4 || (unsigned)*p * 2u == 3) reach_error();\n"
                "  return 0;\n}\n",
                "safe"))
    CHECK(R["verdict"] == "safe");
}

TEST_CASE_METHOD(Trap, "trap 5: a failed unwinding assertion is no answer") {
  withArguments("\"--unwinding-assertions\", \"--unwind\", \"3\"");
  constexpr const char *Loop =
      "int main(void) {\n"
      "  int n = 0;\n"
      "  for (int i = 0; i < 9; i++) n++;\n"
      "  if (n OP 9) reach_error();\n"
      "  return 0;\n}\n";
  for (const char *Operator : {"==", "!="}) {
    std::string Code = Loop;
    Code.replace(Code.find("OP"), 2, Operator);
    for (const Json &R :
         validate(Code, Operator[0] == '=' ? "unsafe" : "safe")) {
      CHECK(R["verdict"] == "unknown");
      CHECK_THAT(R["detail"].get<std::string>(),
                 Catch::Contains("unwinding assertion"));
    }
  }
  // Recursion likewise.
  for (const Json &R :
       validate("int f(int n) { return n ? f(n - 1) + 1 : 0; }\n"
                "int main(void) { if (f(9) == 9) reach_error(); return 0; }\n",
                "unsafe"))
    CHECK(R["verdict"] == "unknown");
}

TEST_CASE_METHOD(Trap, "trap 6: loops that go to themselves are loops") {
  for (const Json &R : validate("int x;\n"
                                "int main(void) {\n"
                                "  while (x) ;\n"
                                "L: if (x) goto L;\n"
                                "  if (!x) reach_error();\n"
                                "  return 0;\n}\n",
                                "unsafe")) {
    CHECK(R["verdict"] == "unsafe");
    CHECK_THAT(R["command"].dump(),
               Catch::Contains("--no-self-loops-to-assumptions"));
  }
}

TEST_CASE_METHOD(Trap, "a property of CBMC's own is no verdict on ours") {
  // Its longjmp fails an assertion of CBMC's library.
  validate("typedef long jmp_buf[40];\n"
           "int _setjmp(jmp_buf); void longjmp(jmp_buf, int)"
           " __attribute__((__noreturn__));\n"
           "jmp_buf b;\n"
           "int main(void) {\n"
           "  if (_setjmp(b) == 0) longjmp(b, 1);\n"
           "  return 0;\n}\n",
           "safe");
}
