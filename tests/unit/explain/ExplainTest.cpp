// What a checker with a planted bug is asked, and what comes out.

#include "tests/unit/explain/Planted.h"

#include "explain/Explain.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

constexpr const char *Loop = "int planted(int x) { return x; }\n"
                             "int main(void) {\n"
                             "  int n = 0, m = 0;\n"
                             "  for (int i = 0; i < 5; i++) m++;\n"
                             "  for (int i = 0; i < planted (3); i++) n++;\n"
                             "  if (m == 5) m = 1; else m = 2;\n"
                             "  return 0;\n"
                             "}\n";
constexpr const char *Abort = "void abort(void);\n"
                              "int planted(int x) { return x; }\n"
                              "int main(void) {\n"
                              "  if (planted (2) != 2)\n"
                              "    abort();\n"
                              "  if (planted (3) != 3)\n"
                              "    abort();\n"
                              "  return 0;\n"
                              "}\n";

Explanation explained(const char *Code, FindingKind Kind,
                      const char *Script = PlantedScript) {
  TempDir Dir;
  Profiled Of = profiled(Code);
  Origin Program = Of.origin();
  Prober Asking(Program, plantedChecker(Dir.path(), Script), {});
  Explanation E = explain(Kind, Asking);
  CHECK(E.Runs == Asking.runs());
  // Nothing is lost on the way to the store.
  CHECK(explanationToJson(explanationFromJson(explanationToJson(E))) ==
        explanationToJson(E));
  INFO(explanationText(E, Code));
  return E;
}

} // namespace

TEST_CASE("a false alarm comes down to the one wrong count") {
  Explanation E = explained(Loop, FindingKind::FalseAlarm);
  REQUIRE(E.Branches.size() == 1);
  CHECK(E.Branches[0].Where.Kind == BranchKind::For);
  CHECK(E.Branches[0].Where.Line == 5);
  CHECK(E.Branches[0].Really == 3);
  CHECK(E.Branches[0].Believed == "4");
  CHECK(E.Check == "if (mcfuzz_br2 != 3u) reach_error();");
  CHECK_THAT(E.Summary, Catch::Contains("line 5") && Catch::Contains("4 times"));
  CHECK_THAT(explanationText(E, Loop), Catch::Contains("planted (3)"));
}

TEST_CASE("a missed error comes down to the condition that it takes for false") {
  Explanation E = explained(Loop, FindingKind::Missed);
  REQUIRE(E.Branches.size() == 1);
  CHECK(E.Branches[0].Where.Line == 5);
  CHECK(E.Branches[0].Believed == "4");
  CHECK(E.Check == "if (mcfuzz_br2 == 3u) reach_error();");
}

TEST_CASE("a lost end comes down to the branch that hides it") {
  Explanation E = explained(Abort, FindingKind::Missed);
  REQUIRE(E.Branches.size() == 1);
  CHECK(E.Branches[0].Where.Kind == BranchKind::Then);
  CHECK(E.Branches[0].Where.Line == 7);
  CHECK(E.Branches[0].Really == 0);
  CHECK(E.Branches[0].Believed == "at least 1");
  CHECK(E.Check == "if (1) reach_error();");
  CHECK_THAT(E.Summary, Catch::Contains("never comes to its end"));
}

TEST_CASE("a lost end without a wrong branch shows what is not entered") {
  // The wrong path leads into an endless wait, not into a branch.
  Explanation E = explained("void abort(void);\n"
                            "int planted(int x) { return x; }\n"
                            "void stop(int x) { for (; x > 3;) abort(); }\n"
                            "int main(void) {\n"
                            "  stop(planted (3));\n"
                            "  if (planted (5) == 5) return 0;\n"
                            "  return 1;\n"
                            "}\n",
                            FindingKind::Missed);
  REQUIRE(!E.Branches.empty());
  CHECK(E.Branches[0].Where.Line == 3);
}

TEST_CASE("a crash: what of the task is needed for it") {
  CHECK_THAT(explained(Loop, FindingKind::Crash, FragileScript).Summary,
             Catch::Contains("on the program alone"));
  CHECK_THAT(explained(Loop, FindingKind::Crash,
                       "if grep -q '!=.*||' \"$1\"; then kill -ABRT $$; fi; "
                       "echo SAFE")
                 .Summary,
             Catch::Contains("once the counts are compared"));
}

TEST_CASE("a checker that changes its mind gets no invented explanation") {
  Explanation E = explained(Loop, FindingKind::FalseAlarm, "echo SAFE");
  CHECK(E.Branches.empty());
  CHECK_THAT(E.Summary, Catch::Contains("right about all counts"));
}
