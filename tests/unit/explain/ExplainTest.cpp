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

TEST_CASE("a branch is accused only if it was asked for alone") {
  // Says unsafe only if the error is inside both branches.
  Explanation E = explained(
      Abort, FindingKind::Missed,
      "if [ \"$(grep -o 'reach_error();' \"$1\" | wc -l)\" = 2 ]; then echo "
      "UNSAFE; else echo SAFE; fi");
  REQUIRE(E.Branches.size() == 2);
  for (const Disagreement &D : E.Branches) {
    CHECK(!D.Sure);
    CHECK(D.Believed == "perhaps at least 1");
  }
  CHECK_THAT(E.Summary, Catch::Contains("one of 2 branches is entered"));
}

TEST_CASE("a lost end without a wrong branch shows what is not entered") {
  // The wrong path leads out by an operator, which is not counted.
  Explanation E = explained("void abort(void);\n"
                            "int planted(int x) { return x; }\n"
                            "void stop(int x) { (void)(x > 3 && (abort(), 0)); }\n"
                            "int main(void) {\n"
                            "  stop(planted (3));\n"
                            "  if (planted (5) == 5) return 0;\n"
                            "  return 0;\n"
                            "}\n",
                            FindingKind::Missed);
  REQUIRE(E.Branches.size() == 1);
  CHECK(E.Branches[0].Where.Line == 6);
  CHECK(E.Branches[0].Really == 1);
  CHECK(E.Branches[0].Believed == "0");
  CHECK_THAT(E.Summary, Catch::Contains("is not entered"));
}

TEST_CASE("counts that are wrong only together are all that is left") {
  // Says unsafe only where the counts of both loops are asked for.
  Explanation E = explained(
      "int main(void) {\n"
      "  int n = 0;\n"
      "  for (int i = 0; i < 5; i++) n++;\n"
      "  if (n == 4) n = 1; else n = 2;\n"
      "  if (n == 2) n = 3; else n = 4;\n"
      "  for (int i = 0; i < 6; i++) n++;\n"
      "  return 0;\n"
      "}\n",
      FindingKind::FalseAlarm,
      "if grep -q '!= 5u' \"$1\" && grep -q '!= 6u' \"$1\"; then echo UNSAFE; "
      "else echo SAFE; fi");
  REQUIRE(E.Branches.size() == 2);
  CHECK(E.Branches[0].Where.Line == 3);
  CHECK(E.Branches[1].Where.Line == 6);
  CHECK(E.Branches[0].Believed == "another number");
  CHECK_THAT(E.Summary, Catch::Contains("2 counts together"));
}

TEST_CASE("no answer is no belief") {
  for (FindingKind Kind : {FindingKind::FalseAlarm, FindingKind::Missed}) {
    Explanation E = explained(Loop, Kind, "echo what");
    CHECK(E.Branches.empty());
    CHECK(E.Check.empty());
    CHECK_THAT(E.Summary, Catch::Contains("gives no answer") &&
                              Catch::Contains("questions got no answer"));
  }
  // It says no more than that one of the counts is wrong.
  Explanation E = explained(
      Loop, FindingKind::Missed,
      "case $(grep -c 'if (mcfuzz_br1 == .*&&.*&&.*&&' \"$1\") in 1) echo SAFE;; "
      "*) if grep -q 'if (1)' \"$1\"; then echo UNSAFE; fi;; esac");
  CHECK(E.Branches.empty());
  CHECK_THAT(E.Summary, Catch::Contains("one of 4 counts"));
}

TEST_CASE("patience has an end") {
  TempDir Dir;
  Profiled Of = profiled(Loop);
  Origin Program = Of.origin();
  Prober Asking(Program, plantedChecker(Dir.path()), {}, {.Runs = 2});
  Explanation E = explain(FindingKind::FalseAlarm, Asking);
  CHECK(E.Runs <= 2);
  CHECK_THAT(E.Summary, Catch::Contains("not asked any more"));
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
