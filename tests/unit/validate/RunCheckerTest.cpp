// Checkers that misbehave, played by small shell scripts.

#include "tests/TestHelp.h"

#include "core/Error.h"
#include "core/Progress.h"
#include "validate/Doctor.h"
#include "validate/Judge.h"

using namespace mcfuzz;
using namespace mcfuzz::test;

namespace {

constexpr const char *SaysSafe =
    "echo '[{\"result\":[{\"property\":\"reach_error.assertion.1\","
    "\"status\":\"SUCCESS\"}]}]'; exit 0\n";

/// A program that pretends to be CBMC 6.6.0.
struct Fake {
  TempDir Dir;
  Checker By;
  explicit Fake(const std::string &Script) {
    fs::path Program = Dir.path() / "cbmc";
    writeFile(Program, "#!/bin/sh\n" + Script);
    fs::permissions(Program, fs::perms::owner_all);
    By = {readDescription(sourceDir() / "configs/checkers/cbmc.json"), Program,
          "6.6.0", ""};
  }
  CheckerRun run(double Seconds = 20) {
    Task T;
    T.Name = "t";
    T.Model = DataModel::LP64;
    T.Verdict = Expected::Unsafe;
    T.Code = "int main() { return 0; }";
    CheckerLimits Limit;
    Limit.WallSeconds = Seconds;
    return runChecker(By, T, Limit);
  }
};

} // namespace

TEST_CASE("a checker that never ends is timed out") {
  CHECK(Fake("trap '' TERM INT; while :; do sleep 1; done").run(0.5).Said ==
        Verdict::Timeout);
}

TEST_CASE("a checker that prints without end is stopped") {
  CHECK(Fake("yes").run().Said == Verdict::Unknown);
}

TEST_CASE("a checker that prints nothing has no verdict") {
  CHECK(Fake("exit 0").run().Said == Verdict::Unknown);
}

TEST_CASE("a checker that dies by a signal has crashed") {
  CHECK(Fake("kill -SEGV $$").run().Said == Verdict::Crash);
}

TEST_CASE("a checker that is gone is reported, not believed") {
  Fake F(SaysSafe);
  fs::remove(F.By.Program);
  CHECK(F.run().Said == Verdict::Unknown);
  fs::create_directory(F.By.Program);
  CHECK(F.run().Said == Verdict::Unknown);
}

TEST_CASE("a wrong answer that stays the same is confirmed") {
  Fake F(SaysSafe);
  Task T;
  T.Name = "t";
  T.Model = DataModel::LP64;
  T.Verdict = Expected::Unsafe;
  Validation V = validate(F.By, T, {}, {}, {});
  REQUIRE(V.Found);
  CHECK(V.Found->Kind == FindingKind::Missed);
  CHECK(V.Found->Confirmed);
}

TEST_CASE("a checker that changes its mind is doubtful") {
  // The sandbox leaves it no memory of earlier runs, so it throws a coin.
  Fake F("exec 2>/dev/null; read n < /proc/sys/kernel/random/uuid; n=${n%%-*}; "
         "case $n in *[02468ace]) exit 6;; esac; " +
         std::string(SaysSafe));
  Task T;
  T.Name = "t";
  T.Model = DataModel::LP64;
  T.Verdict = Expected::Unsafe;
  // Each validation that finds something runs the fake twice; sooner or later
  // the two answers differ.
  bool Doubted = false;
  for (int Try = 0; Try < 100 && !Doubted; ++Try) {
    Validation V = validate(F.By, T, {}, {}, {});
    Doubted = V.Found && !V.Found->Confirmed;
    if (Doubted)
      CHECK(V.Found->Reasons[0] == "a second run said rejected");
  }
  CHECK(Doubted);
}

TEST_CASE("the doctor notices a checker that always says safe") {
  Diagnosis Result = diagnose(Fake(SaysSafe).By);
  CHECK_FALSE(Result.Works);
  CHECK_THAT(Result.Detail, Catch::Contains("known-unsafe program: said safe"));
}

TEST_CASE("what cannot be installed is listed with what can") {
  Progress Show(/*Quiet=*/true);
  CHECK_THROWS_WITH(installChecker({"cbmc", "9.9", ""}, Show),
                    "cannot install 'cbmc@9.9' (known: cbmc@5.12, cbmc@6.6.0)");
  CHECK_THROWS_WITH(installChecker({"nope", "", ""}, Show),
                    Catch::Contains("known: cbmc@5.12"));
  CHECK_THROWS_WITH(findChecker({"nope", "", ""}),
                    Catch::Contains("unknown checker 'nope' (known: 2ls, cbmc"));
  CHECK_THROWS_WITH(findChecker({"cbmc", "", "nope"}),
                    Catch::Contains("no variant 'nope'"));
}
