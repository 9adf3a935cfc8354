// What would make a false flag of a checker's answer, and must not: the traps
// of checkers that cannot be run here, by number of the list in
// docs/checkers.md. Those of CBMC are in tests/e2e/TrapsTest.cpp.

#include "tests/TestHelp.h"

#include "core/Text.h"
#include "validate/Judge.h"
#include "validate/ReadVerdict.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

CheckerDescription describe(const std::string &Name) {
  return readDescription(sourceDir() / "configs/checkers" / (Name + ".json"));
}

Reading read(const std::string &Name, int Status, const std::string &Out,
             const std::string &Err = "") {
  Run Ran;
  Ran.End = RunEnd::Exited;
  Ran.Code = Status;
  Ran.Out = Out;
  Ran.Err = Err;
  return readVerdict(describe(Name), Ran);
}

std::string command(const Checker &By, DataModel Model = DataModel::LP64) {
  return shellQuoted(By.argv({"/s/t.i", Model, {}, {3, "main.0:3"}}));
}

Task task(const std::string &Strategy = "fcr") {
  Task T;
  T.Name = "t";
  T.Strategy = Strategy;
  T.Verdict = Expected::Unsafe;
  T.Model = DataModel::LP64;
  T.Code = "extern void abort(void);\n"
           "void reach_error(void) { __assert_fail(\"0\", \"t.c\", 2, "
           "\"reach_error\"); }\nint main() {}\n";
  return T;
}

} // namespace

TEST_CASE("trap 7: cpachecker exits 0 without a result when parsing fails") {
  CHECK(read("cpachecker", 0, "Running CPAchecker\n").Says ==
        Verdict::Rejected);
  CHECK(read("cpachecker", 0, "Error: Parsing failed (line 3)\n").Says ==
        Verdict::Rejected);
}

TEST_CASE("trap 8: cpachecker gets the property, and only its violation counts") {
  Checker By{describe("cpachecker"), "/x/cpachecker", "4.2",
             "predicateAnalysis", {}};
  CHECK_THAT(command(By), Catch::Contains("--spec /s/unreach-call.prp"));
  CHECK(contains(PropertyText, "G ! call(reach_error())"));
  CHECK(read("cpachecker", 0,
             "Verification result: FALSE. Property violation (assertion in "
             "line 3) found by chosen configuration.\n")
            .Says == Verdict::Unknown);
}

TEST_CASE("trap 9: cpachecker assumes that unknown functions are pure") {
  Reading R = read("cpachecker", 0,
                   "Assuming external function foo to be a pure function.\n"
                   "Verification result: TRUE. No property violation found by "
                   "chosen configuration.\n");
  CHECK(R.Markers.size() == 1);
  Checker By{describe("cpachecker"), "/x/cpachecker", "4.2",
             "predicateAnalysis", {}};
  CheckerRun Ran;
  Ran.Markers = R.Markers;
  CHECK(doubts(FindingKind::Missed, By, Ran, {}, {"foo"}).size() == 2);
}

TEST_CASE("trap 10: seahorn gets the error function that it knows") {
  CHECK_THAT(taskText(describe("seahorn"), task()).value_or(""),
             Catch::Contains("reach_error(void) { __VERIFIER_error(); }"));
}

TEST_CASE("trap 11: seahorn says nothing if the error was gone before") {
  Reading R = read("seahorn", 0,
                   "/x/bin/seahorn --keep-shadows=true t.bc\n",
                   "WARNING: no assertion was found so the program is trivially "
                   "safe.\n");
  CHECK(R.Says == Verdict::Unknown);
  CHECK_THAT(R.Detail, Catch::Contains("no assertion was found"));
}

TEST_CASE("trap 12: seahorn is asked bit by bit, and its warnings count") {
  CheckerDescription About = describe("seahorn");
  CHECK(About.DefaultVariant == "pf-bits");
  Checker By{About, "/x/sea", "14", About.DefaultVariant, {}};
  CHECK_THAT(command(By),
             Catch::Contains("--bv-chc") && Catch::Contains("--log=opsem"));
  for (const char *Warning : {"WARN: skipping a call to memcpy",
                              "WARN: abstracted (unsoundly) a call to function",
                              "WARN: Interpreting indirect call as noop"})
    CHECK(read("seahorn", 0, "sat\n", std::string(Warning) + "\n")
              .Markers.size() == 1);
  By.Variant = "bpf"; // Its unsat is meant up to a bound.
  CHECK(By.isBounded());
  // Unbounded integers are wrong by design where numbers wrap.
  By.Variant = "pf";
  CheckerRun Ran;
  CHECK_FALSE(doubts(FindingKind::Missed, By, Ran, {}, {}).empty());
}

TEST_CASE("trap 13: esbmc's status means little") {
  CHECK(read("esbmc", 0, "VERIFICATION UNKNOWN\n").Says == Verdict::Unknown);
  CHECK(read("esbmc", 1, "", "ERROR: Timed out\n").Says == Verdict::Timeout);
  CHECK(read("esbmc", 0, "").Says == Verdict::Unknown);
  CHECK(read("esbmc", 1, "").Says == Verdict::Unknown);
}

TEST_CASE("trap 5, for esbmc: a failed unwinding assertion is no answer") {
  CHECK(read("esbmc", 1,
             "Violated property:\n  file t.i line 4 function main\n"
             "  unwinding assertion loop 1\n\nVERIFICATION FAILED\n")
            .Says == Verdict::Unknown);
}

TEST_CASE("trap 14: every checker is told the data model") {
  size_t Number = 0;
  for (const auto &File :
       fs::directory_iterator(sourceDir() / "configs/checkers")) {
    CheckerDescription About = readDescription(File.path());
    CAPTURE(About.Name);
    About.Variants[""] = {};
    for (const auto &[Variant, Set] : About.Variants) {
      Checker By{About, "/x/" + About.Program, "99", Variant, {}};
      CHECK(command(By, DataModel::ILP32) != command(By, DataModel::LP64));
    }
    ++Number;
  }
  CHECK(Number == 10);
}

TEST_CASE("trap 16: whoever reports a bug is pointed to the newest version") {
  TempDir Dir;
  fs::path Program = Dir.path() / "cbmc";
  writeFile(Program, "#!/bin/sh\necho '[{\"result\":[{\"property\":"
                     "\"reach_error.assertion.1\",\"status\":\"SUCCESS\"}]}]'\n");
  fs::permissions(Program, fs::perms::owner_all);
  Checker Old{describe("cbmc"), Program, "5.12", "", {}};
  Validation V = validate(Old, task(), {}, {}, {});
  REQUIRE(V.Found);
  REQUIRE(V.Found->Notes.size() == 1);
  CHECK_THAT(V.Found->Notes[0], Catch::Contains("cbmc@6.6.0 is newer"));
  Checker New = Old;
  New.Version = "6.6.0";
  CHECK(validate(New, task(), {}, {}, {}).Found->Notes.empty());
}
