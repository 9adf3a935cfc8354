// Verdict rules of checkers that cannot be run here, on output composed from the
// lines that they document.

#include "tests/TestHelp.h"

#include "validate/ReadVerdict.h"
#include "validate/RunChecker.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

struct Sample {
  const char *Checker;
  int Exit; ///< Negative: the signal.
  const char *Output;
  Verdict Says;
};

constexpr const char *Before = "some line before\nverified: TRUE FALSE sat\n";

const Sample Samples[] = {
    {"cpachecker", 0,
     "Verification result: TRUE. No property violation found by chosen "
     "configuration.",
     Verdict::Safe},
    {"cpachecker", 0,
     "Verification result: FALSE. Property violation (unreach-call: "
     "reach_error(); called in line 12) found by chosen configuration.",
     Verdict::Unsafe},
    // Another property than ours is no verdict.
    {"cpachecker", 0,
     "Verification result: FALSE. Property violation (assertion in line 4) "
     "found by chosen configuration.",
     Verdict::Unknown},
    {"cpachecker", 0, "Verification result: UNKNOWN, incomplete analysis.",
     Verdict::Unknown},
    // A file that does not parse gives status 0 and no result.
    {"cpachecker", 0, "Error: Parsing failed (x.c: line 1)", Verdict::Rejected},
    {"cpachecker", 0, "nothing more", Verdict::Rejected},
    {"cpachecker", 0,
     "Shutdown requested (The CPU-time limit of 10s has elapsed.)\n"
     "Verification result: UNKNOWN, incomplete analysis.",
     Verdict::Timeout},
    {"cpachecker", 1, "Error: Unsupported feature (recursion)",
     Verdict::Rejected},
    {"cpachecker", 1, "java.lang.OutOfMemoryError: Java heap space",
     Verdict::OutOfMemory},
    {"cpachecker", 1, "Exception in thread \"main\" java.lang.AssertionError",
     Verdict::Crash},
    {"ultimate-automizer", 0, "Result:\nTRUE", Verdict::Safe},
    {"ultimate-automizer", 0, "Result:\nFALSE", Verdict::Unsafe},
    {"ultimate-automizer", 0,
     "Result:\nUNKNOWN: Overapproximated counterexample", Verdict::Unknown},
    {"ultimate-automizer", 0, "ERROR: UNSUPPORTED SYNTAX", Verdict::Rejected},
    {"ultimate-automizer", 7, "ERROR: ExceptionOrErrorResult", Verdict::Crash},
    {"ultimate-automizer", 9, "no Java", Verdict::Rejected},
    {"symbiotic", 0, "RESULT: true", Verdict::Safe},
    {"symbiotic", 0, "RESULT: false(unreach-call)", Verdict::Unsafe},
    {"symbiotic", 0, "RESULT: false(valid-deref)", Verdict::Unknown},
    {"symbiotic", 0, "RESULT: unknown", Verdict::Unknown},
    {"symbiotic", 0, "RESULT: timeout", Verdict::Timeout},
    {"symbiotic", 1, "RESULT: ERROR (compilation)", Verdict::Rejected},
    {"2ls", 0, "VERIFICATION SUCCESSFUL", Verdict::Safe},
    {"2ls", 10, "VERIFICATION FAILED", Verdict::Unsafe},
    {"2ls", 5, "VERIFICATION INCONCLUSIVE", Verdict::Unknown},
    {"2ls", 6, "PARSING ERROR", Verdict::Rejected},
    {"2ls", -6, "--- begin invariant violation report ---", Verdict::Crash},
    // The status contradicts the text.
    {"2ls", 10, "VERIFICATION SUCCESSFUL", Verdict::Unknown},
    {"goblint", 0, "SV-COMP result: true", Verdict::Safe},
    {"goblint", 0, "SV-COMP result: false(unreach-call)", Verdict::Unsafe},
    {"goblint", 0, "SV-COMP result: unknown", Verdict::Unknown},
    {"goblint", 0, "SV-COMP result: ERROR (verify)", Verdict::Unknown},
    {"goblint", 124, "", Verdict::Timeout},
    {"goblint", 2, "Fatal error: exception Stack overflow", Verdict::Crash},
};

} // namespace

TEST_CASE("composed output is read as documented") {
  for (const Sample &S : Samples) {
    CheckerDescription About = readDescription(
        sourceDir() / "configs/checkers" / (std::string(S.Checker) + ".json"));
    Run Ran;
    Ran.End = S.Exit < 0 ? RunEnd::Signalled : RunEnd::Exited;
    Ran.Code = S.Exit < 0 ? -S.Exit : S.Exit;
    Ran.Out = std::string(Before) + S.Output + "\nsome line after\n";
    Reading Read = readVerdict(About, Ran);
    INFO(S.Checker << " " << S.Exit << ": " << S.Output << "\n" << Read.Detail);
    CHECK(toString(Read.Says) == toString(S.Says));
  }
}

TEST_CASE("what a checker guessed makes its verdict doubtful") {
  CheckerDescription About =
      readDescription(sourceDir() / "configs/checkers/cpachecker.json");
  Run Ran;
  Ran.End = RunEnd::Exited;
  Ran.Out = "Assuming external function foo to be a pure function. (x, INFO)\n"
            "Verification result: TRUE. No property violation found by chosen "
            "configuration.\n";
  Reading Read = readVerdict(About, Ran);
  CHECK(Read.Says == Verdict::Safe);
  REQUIRE(Read.Markers.size() == 1);
  CHECK_THAT(Read.Markers[0], Catch::Contains("foo"));
}

TEST_CASE("a property file stands beside the task") {
  Checker By{readDescription(sourceDir() / "configs/checkers/symbiotic.json"),
             "/usr/bin/symbiotic", "10", "", {}};
  CHECK(shellQuoted(By.argv({"/tmp/x/t.i", DataModel::ILP32, {}, {}})) ==
        "/usr/bin/symbiotic --sv-comp --prp=/tmp/x/unreach-call.prp --32 "
        "--timeout=50 /tmp/x/t.i");
}
